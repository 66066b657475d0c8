import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { Trash2 } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { testClient } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { aRoot } from '../test-kit/world.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Pager } from './Pager.tsx';
import { usePlacedPages } from './use-placed-pages.ts';

/** Rows that are deleted, immediately or after a question, without a render of their dialog. */
function Rows() {
  const [rows, setRows] = useState(['one', 'two']);
  const [asked, setAsked] = useState<string | null>(null);
  const drop = (row: string) => setRows(rows.filter((each) => each !== row));
  return (
    <>
      {rows.map((row) => (
        <p key={row}>
          <button onClick={() => drop(row)}>Drop {row}</button>
          <button onClick={() => setAsked(row)}>Delete {row}</button>
        </p>
      ))}
      {asked !== null && (
        <ConfirmDialog
          icon={Trash2}
          title={`Delete ${asked}?`}
          confirmText="Yes"
          cancelText="Cancel"
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            drop(asked);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

const ITEMS = 14;
const A_PAGE = 6;
const readEnd = () => Promise.resolve(null);

function Paged() {
  const [page, setPage] = useState(1);
  const pages = usePlacedPages({ size: A_PAGE, page, onPage: (wanted) => setPage(wanted), readEnd });
  const nodes = Array.from({ length: Math.min(A_PAGE, ITEMS - pages.index * A_PAGE) });
  const hasNextPage = (pages.index + 1) * A_PAGE < ITEMS;
  const list = { nodes, totalCount: ITEMS, pageInfo: { hasNextPage, endCursor: String(pages.index) } };
  return <Pager label="Things" pages={pages} pageSize={A_PAGE} list={list} />;
}

/** Two sibling dialogs, as on a page: the question is not a child of the dialog below it. */
function Beside() {
  const [isAsked, ask] = useState(false);
  return (
    <>
      <Dialog title="Things" width={400} onClose={() => undefined}>
        <button onClick={() => ask(true)}>Delete</button>
      </Dialog>
      {isAsked && (
        <ConfirmDialog
          icon={Trash2}
          title="Delete?"
          confirmText="Yes"
          cancelText="Cancel"
          onConfirm={() => undefined}
          onCancel={() => ask(false)}
        >
          <input type="checkbox" aria-label="Don't Show Again" />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Three steps: the second replaces the first, and the third opens over the second. */
function Steps() {
  const [step, go] = useState(0);
  return (
    <>
      <button onClick={() => go(1)}>Begin</button>
      {step === 1 && (
        <Dialog key="first" title="First" width={400} onClose={() => go(0)}>
          <button onClick={() => go(2)}>On</button>
        </Dialog>
      )}
      {step > 1 && (
        <Dialog key="second" title="Second" width={800} onBack={() => go(1)} onClose={() => go(0)} foot="The foot">
          <input data-first aria-label="Name" />
          <button onClick={() => go(3)}>Look</button>
        </Dialog>
      )}
      {step === 3 && (
        <Dialog title="Over it" width={400} onClose={() => go(2)}>
          Words
        </Dialog>
      )}
    </>
  );
}

async function open() {
  const shown = await renderPart(
    <Dialog title="Things" width={400} onClose={() => undefined}>
      <Rows />
    </Dialog>,
    testClient(aRoot({})),
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Things'));
  return shown;
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

test('when the focused button is removed with its row, the focus stays in the dialog', async () => {
  const { user } = await open();
  await user.click(button('Drop one'));
  await waitFor(() => expect(focused()).toBe('Things'));
});

test('keeping a row returns the focus; deleting it moves the focus to the title', async () => {
  const { user } = await open();
  await user.click(button('Delete one'));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(focused()).toBe('Delete one'));
  await user.click(button('Delete one'));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(focused()).toBe('Things'));
  expect(screen.queryByText('Delete one?')).toBeNull();
});

test('a question focuses its harmless answer', async () => {
  const { user } = await renderPart(<Beside />, testClient(aRoot({})));
  await user.click(button('Delete'));
  await waitFor(() => expect(focused()).toBe('Cancel'));
});

test('an answer that is under way is disabled, also for a screen reader, and given once', async () => {
  const onConfirm = vi.fn<() => void>();
  const question = (
    <ConfirmDialog
      icon={Trash2}
      title="Delete?"
      confirmText="Yes"
      cancelText="Cancel"
      isBusy
      onConfirm={onConfirm}
      onCancel={() => undefined}
    />
  );
  const { user } = await renderPart(question, testClient(aRoot({})));
  const yes = await screen.findByRole('button', { name: /Yes/ });
  expect(yes.getAttribute('aria-disabled')).toBe('true');
  await user.click(yes);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('focus moves to the page when its element disappears', async () => {
  const gone = (
    <main id="content" tabIndex={-1}>
      <Rows />
    </main>
  );
  const { user } = await renderPart(gone, testClient(aRoot({})));
  await user.click(button('Delete one'));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('turning pages by keyboard keeps the focus, on Prev at the end', async () => {
  const { user } = await renderPart(<Paged />, testClient(aRoot({})));
  button('Next').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('7 - 12 of 14 items')).toBeTruthy();
  expect(focused()).toBe('Next');
  await user.keyboard('{Enter}');
  expect(screen.getByText('13 - 14 of 14 items')).toBeTruthy();
  expect(focused()).toBe('Prev');
});

test('a step replaces another in the same dialog, and the focus goes where the step wants it', async () => {
  const { user } = await renderPart(<Steps />, testClient(aRoot({})));
  await user.click(button('Begin'));
  const dialog = await screen.findByRole('dialog', { name: 'First' });
  await waitFor(() => expect(focused()).toBe('First'));
  await user.click(button('On'));
  expect(screen.getByRole('dialog', { name: 'Second' })).toBe(dialog);
  expect(screen.getByText('The foot')).toBeTruthy();
  expect(dialog.style.width).toBe('800px');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await user.click(button('Back'));
  expect(screen.getByRole('dialog', { name: 'First' })).toBe(dialog);
  await waitFor(() => expect(focused()).toBe('First'));
});

test('a dialog over a step is separate, and the last step returns the focus to what opened the first', async () => {
  const { user } = await renderPart(<Steps />, testClient(aRoot({})));
  await user.click(button('Begin'));
  await user.click(await screen.findByRole('button', { name: 'On' }));
  await user.click(button('Look'));
  await waitFor(() => expect(focused()).toBe('Over it'));
  const [below, above] = screen.getAllByRole('dialog');
  if (!below || !above) throw new Error('there are no two dialogs');
  await user.click(within(above).getByRole('button', { name: 'Close' }));
  expect(screen.getAllByRole('dialog')).toEqual([below]);
  await waitFor(() => expect(focused()).toBe('Look'));
  await user.click(button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(focused()).toBe('Begin'));
});

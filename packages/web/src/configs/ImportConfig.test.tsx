import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toasts } from '../kit/toasts.ts';
import { refusal, testClient, type TestRoot } from '../test-kit/api.ts';
import { aConfig, aConfigRoot, configPages } from '../test-kit/configs.ts';
import type { Config } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderRoutes } from '../test-kit/render.tsx';

async function open(at: string, configs: Given<Config>[], root: TestRoot = {}) {
  const shown = await renderRoutes(await configPages(), at, testClient(aConfigRoot(configs, root)));
  const dialog = await screen.findByRole('dialog');
  // It takes the focus once it is open; earlier keys would go elsewhere.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return shown;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('an import is checked before it is sent, gets its name from the file, and asks for a missing password', async () => {
  const imported = aConfig('kiosk_2');
  const sent: object[] = [];
  const configImport = ({ input }: { input: object }) => {
    sent.push(input);
    return { config: imported, leftOut: ['theirs.passwordToStart'], userErrors: [] };
  };
  const { user, router } = await open('/configs/import', [imported], { configImport });
  await user.click(button('Import'));
  expect(screen.getByText('This is not a config: it is not a JSON object.')).toBeTruthy();
  const text = JSON.stringify({ expireOn: '30minutes', isPasswordToSecureStreamAccess: '1', theirs: [1] });
  const [picker] = screen.getAllByLabelText('Choose a file').filter((each) => each instanceof HTMLInputElement);
  if (picker) await user.upload(picker, new File([text], 'kiosk (2).json'));
  await waitFor(() => expect(screen.getByLabelText('Config name')).toHaveProperty('value', 'kiosk_2'));
  await user.type(screen.getByLabelText('Password for viewers'), 'sesame');
  await user.click(button('Import'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configs/kiosk_2'));
  expect(sent[0]).toMatchObject({ name: 'kiosk_2', document: text, password: 'sesame' });
  expect(toasts.get().at(-1)?.text).toContain('looks like a password: theirs.passwordToStart.');
});

test('an error of the document’s password is shown at the document', async () => {
  const words = 'Password: at most 200 characters.';
  const configImport = () => ({
    config: null,
    leftOut: [],
    userErrors: [refusal('CONFIG_PASSWORD_LENGTH', words, 'password')],
  });
  const { user } = await open('/configs/import', [], { configImport });
  const text = JSON.stringify({ isPasswordToSecureStreamAccess: '1', passwordToStart: 'x'.repeat(300) });
  const field = screen.getByLabelText('Or paste it here');
  fireEvent.change(field, { target: { value: text } });
  await user.type(screen.getByLabelText('Config name'), 'kiosk');
  expect(screen.queryByLabelText('Password for viewers')).toBeNull();
  await user.click(button('Import'));
  expect((await screen.findByText(words)).id).toBe(field.getAttribute('aria-describedby'));
  expect(document.activeElement).toBe(field);
});

test('a file that is too large is refused by name immediately, and the current text stays', async () => {
  const { user } = await open('/configs/import', []);
  const field = screen.getByRole('textbox', { name: 'Or paste it here' });
  await user.click(field);
  await user.paste('{}');
  const [picker] = screen.getAllByLabelText('Choose a file').filter((each) => each instanceof HTMLInputElement);
  if (picker) await user.upload(picker, new File(['x'.repeat(70_000)], 'huge.json'));
  expect(await screen.findByText('A config has at most 65536 characters.')).toBeTruthy();
  expect(screen.getByText('huge.json')).toBeTruthy();
  expect(field).toHaveProperty('value', '{}');
});

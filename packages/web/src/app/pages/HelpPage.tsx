import { BookX } from 'lucide-react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Article } from '../../help/Article.tsx';
import { HelpFrame } from '../../help/HelpFrame.tsx';
import { parseMarkdown } from '../../help/markdown.ts';
import { helpMessages } from '../../help/messages.ts';
import { loadHelp } from '../../help/pages.ts';
import { StateBlock } from '../../kit/StateBlock.tsx';
import { frame } from '../frame.tsx';

/** Reads the page before it is shown, so that nothing jumps. */
export const loader = async ({ params }: LoaderFunctionArgs): Promise<string | null> => loadHelp(params['page'] ?? '');

/** What a code of a failed upload means and what to do. For everybody: the mail leads here, too. */
export function Component() {
  const text = useLoaderData<typeof loader>();
  return (
    <HelpFrame mark={frame.mark}>
      {text === null ? (
        <StateBlock icon={BookX} title={helpMessages.notFound}>
          <Link to="/help">{helpMessages.allPages}</Link>
        </StateBlock>
      ) : (
        <Article blocks={parseMarkdown(text)} />
      )}
    </HelpFrame>
  );
}
Component.displayName = 'HelpPage';

import { graphiqlMessages } from './messages.ts';

/** Shown to those who opened GraphiQL without a key. */
export function NoToken() {
  return (
    <main className="noToken">
      <h1>{graphiqlMessages.title}</h1>
      <p>{graphiqlMessages.hint}</p>
      <a href="/developer-section">{graphiqlMessages.open}</a>
      <p>{graphiqlMessages.notOwner}</p>
    </main>
  );
}

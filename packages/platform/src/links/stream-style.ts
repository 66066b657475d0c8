/** The style of the pages behind links. They load nothing but the pictures of the config. */
export const streamStyle = `
:root { color-scheme: light dark; --ink: #15151c; --ink2: #565663; --sheet: #fff; --line: #e5e5ea; --field: #8a8a97; --bad: #b42331; --tint: #15151c; --onTint: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eeeef3; --ink2: #a8a8b6; --sheet: #111115; --line: #282830; --field: #6d6d7a; --bad: #ff8f94; --tint: #eeeef3; --onTint: #15151c; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--sheet); color: var(--ink);
  font: 15px/1.6 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.35; letter-spacing: -.018em; overflow-wrap: anywhere; }
p { margin: 0; color: var(--ink2); }
.card { width: min(26rem, 100% - 3rem); margin: 1.5rem; padding: 2rem; border: 1px solid var(--line); border-radius: 14px; }
.card h1 { margin-bottom: .5rem; }
form { display: grid; gap: .5rem; margin-top: 1.25rem; }
label { font-weight: 500; }
input, button { width: 100%; min-height: 44px; border-radius: 8px; font: inherit; }
input { padding: 0 .75rem; border: 1px solid var(--field); background: transparent; color: inherit; }
button { margin-top: .5rem; border: 0; background: var(--tint); color: var(--onTint); font-weight: 500; cursor: pointer; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.problem { color: var(--bad); }
.stage { position: relative; isolation: isolate; display: grid; grid-template-rows: auto 1fr; width: 100%; min-height: 100vh; background: #0d0d12; color: #fff; }
.background { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.stage header { display: flex; align-items: center; gap: .625rem; padding: .625rem 1rem; background: rgb(13 13 18 / 85%); }
.stage h1 { font-size: .9375rem; letter-spacing: 0; }
.icon { width: 20px; height: 20px; object-fit: contain; }
.stage main { display: grid; align-content: center; justify-items: center; gap: 1.5rem; padding: 1.5rem; text-align: center; }
.stage p { max-width: 26rem; padding: .75rem 1rem; border-radius: 10px; background: rgb(13 13 18 / 85%); color: #e4e4ec; }
.logo { max-width: min(400px, 80%); max-height: 30vh; object-fit: contain; }
summary { display: grid; justify-items: center; gap: .75rem; list-style: none; cursor: pointer; border-radius: 12px; padding: .5rem; }
summary::-webkit-details-marker { display: none; }
summary span { padding: .125rem .75rem; border-radius: 999px; background: rgb(13 13 18 / 85%); }
.playPicture { width: auto; height: 72px; max-width: 80vw; object-fit: contain; }
details[open] summary { margin-bottom: 1rem; }
`;

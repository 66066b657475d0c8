/** Where the pages load the product’s type. */
export const FONT_PATH = '/fonts/geist.woff2';

/**
 * The style of the pages behind links. They load nothing but the pictures of the config and the product’s type. All are
 * dark: they lie over a customer’s picture.
 */
export const streamStyle = `
@font-face { font-family: Geist; src: url(${FONT_PATH}) format('woff2'); font-weight: 100 900; font-display: swap; }
:root { color-scheme: dark; --deep: #0d0d12; --ink: #fff; --ink2: #d3d3dd; --line: rgb(255 255 255 / 34%); --bad: #ffb3b6; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--deep); color: var(--ink);
  font: 16px/1.5 Geist, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; -webkit-font-smoothing: antialiased; }
h1 { margin: 0; font-size: 1.5rem; font-weight: 600; line-height: 1.25; letter-spacing: -.02em; overflow-wrap: anywhere; text-wrap: balance; }
p { margin: 0; text-wrap: pretty; }
:focus-visible { outline: 2px solid #fff; outline-offset: 3px; }
.state { position: relative; isolation: isolate; overflow: hidden; display: grid; grid-template-rows: auto 1fr auto; min-height: 100vh; min-height: 100dvh;
  background: radial-gradient(120% 90% at 50% 0, #2b2b3c, var(--deep)); }
.state::after { content: ''; position: absolute; z-index: -1; inset: 0; background: rgb(16 14 22 / 62%); }
.state .background { z-index: -2; inset: -48px; width: calc(100% + 96px); height: calc(100% + 96px); filter: blur(24px) saturate(1.1); }
.brand { display: flex; align-items: center; gap: .75rem; min-height: 32px; padding: 1.75rem 2rem 0; font-size: 1.0625rem; font-weight: 600; letter-spacing: -.01em; }
.brand img { max-width: 160px; height: 32px; object-fit: contain; object-position: left; }
.brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.state main { display: grid; justify-items: center; align-content: center; gap: .375rem; padding: 2rem 1.5rem 4.5rem; text-align: center; }
.state main p { max-width: 27rem; color: var(--ink2); }
.sign { width: 36px; height: 36px; margin-bottom: 1rem; }
form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .5rem; width: min(25rem, 100%); margin-top: 1.5rem; text-align: start; }
label { grid-column: 1 / -1; position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
input { min-width: 0; min-height: 48px; padding: 0 .875rem; border: 1px solid var(--line); border-radius: 10px; background: rgb(0 0 0 / 28%); color: inherit; font: inherit; }
input::placeholder { color: #c2c2ce; opacity: 1; }
button, .button { display: inline-grid; place-items: center; min-height: 48px; padding: 0 1.25rem; border: 0; border-radius: 10px; background: #fff; color: #15151c; font: inherit; font-weight: 500; text-decoration: none; cursor: pointer; }
:is(button, .button):hover { background: #ececf2; }
main > .button { margin-top: 1.5rem; }
.state main .problem { grid-column: 1 / -1; color: var(--bad); }
@media (max-width: 30rem) { .brand { padding: 1.25rem 1.25rem 0; } form { grid-template-columns: minmax(0, 1fr); } }
.stage { position: relative; isolation: isolate; display: grid; grid-template-rows: auto 1fr; width: 100%; min-height: 100vh; background: var(--deep); }
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

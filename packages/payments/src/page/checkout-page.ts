import { cents, formatUsd } from '@launchyard/domain/money';
import {
  CARD_BRANDS,
  cardCountries,
  groupCardNumber,
  TEST_CARDS,
  type CardField,
  type CardProblems,
} from '@launchyard/domain/payments';
import type { SessionRow } from '../engine/sessions.ts';
import type { Assets } from './assets.ts';
import { backLink, brand, document } from './document.ts';
import { html, type Html } from './html.ts';
import { icon } from './icons.ts';
import { words } from './words.ts';

/** What is shown again of a form that was sent: never anything of the card. */
export type Kept = Pick<Record<CardField, string>, 'email' | 'name' | 'country' | 'zip'>;

const DEFAULT_COUNTRY = 'US';

/** The page where somebody pays, or saves a card. */
export function checkoutPage(
  assets: Assets,
  session: SessionRow,
  { kept, problems = {} }: { kept?: Kept; problems?: CardProblems } = {},
): string {
  const title = session.mode === 'setup' ? words.saveTitle : words.payTitle;
  const values = kept ?? { email: session.email, name: '', country: DEFAULT_COUNTRY, zip: '' };
  const hasProblem = Object.values(problems).some((problem) => problem !== undefined);
  const body = html`<main class="checkout">
    <section class="order" aria-label="${words.order}">
      ${brand}${order(session)}${backLink(session.cancel_url)}
    </section>
    <section class="card" aria-labelledby="title">
      <h1 id="title">${title}</h1>
      ${form(session, values, problems)}${testCards}
    </section>
  </main>`;
  return document(assets, hasProblem ? words.problemTitle(title) : title, body);
}

/** What is due: the sum first, then how it came about. */
function order(session: SessionRow): Html {
  const { next_bill: next } = session;
  const bill =
    next &&
    html`<div class="next">
      <p class="line"><span>${words.nextBill}</span><b>${usd(next.amount)}</b></p>
      <p class="detail">${billDetail(next)}</p>
    </div>`;
  if (session.mode === 'setup')
    return html`<p class="large">${words.savedFor}</p>
      <p class="detail">${words.nothingDue}</p>
      ${bill}`;
  const lines = session.lines.map(
    ({ name, description, amount }) =>
      html`<li>
        <p class="line"><span>${name}</span><b>${usd(amount)}</b></p>
        ${description && html`<p class="detail">${description}</p>`}
      </li>`,
  );
  return html`<p class="caption">${words.dueToday}</p>
    <p class="sum">${usd(session.amount)}</p>
    <ul class="lines">
      ${lines}
      <li class="line quiet"><span>${words.tax}</span><span>${usd(0)}</span></li>
    </ul>
    <p class="line total"><b>${words.total}</b><b>${usd(session.amount)}</b></p>
    ${bill}`;
}

const billDetail = ({ at, description }: NonNullable<SessionRow['next_bill']>): string =>
  [DATE.format(new Date(at * 1000)), description].filter((text) => text !== '').join(' · ');
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function form(session: SessionRow, values: Kept, problems: CardProblems): Html {
  const field = (name: CardField) => attributes(name, problems);
  const button = session.mode === 'setup' ? words.save : words.pay(usd(session.amount));
  return html`<form
    id="pay"
    method="post"
    action="/pay/${session.page_key}"
    novalidate
    data-brands="${BRANDS}"
    data-working="${words.working}"
    data-unreachable="${words.unreachable}"
  >
    <div class="field">
      <label for="email">${words.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="email"
        value="${values.email}"
        ${field('email')}
      />${problem('email', problems)}
    </div>
    <fieldset class="field">
      <legend>${words.card}</legend>
      <div class="group">
        <div class="cell number">
          <label class="hidden" for="number">${words.number}</label>
          <input
            id="number"
            name="number"
            inputmode="numeric"
            autocomplete="cc-number"
            placeholder="1234 1234 1234 1234"
            maxlength="30"
            ${field('number')}
          /><span class="issuer" id="issuer" aria-live="polite"></span>
        </div>
        <div class="cell">
          <label class="hidden" for="expiry">${words.expiry}</label>
          <input
            id="expiry"
            name="expiry"
            inputmode="numeric"
            autocomplete="cc-exp"
            placeholder="MM / YY"
            maxlength="9"
            ${field('expiry')}
          />
        </div>
        <div class="cell">
          <label class="hidden" for="cvc">${words.cvc}</label>
          <input
            id="cvc"
            name="cvc"
            class="secret"
            inputmode="numeric"
            autocomplete="cc-csc"
            placeholder="${words.cvcHint}"
            maxlength="4"
            ${field('cvc')}
          />${icon('card')}
        </div>
      </div>
      ${problem('number', problems)}${problem('expiry', problems)}${problem('cvc', problems)}
    </fieldset>
    <div class="field">
      <label for="name">${words.name}</label>
      <input
        id="name"
        name="name"
        autocomplete="cc-name"
        maxlength="200"
        value="${values.name}"
        ${field('name')}
      />${problem('name', problems)}
    </div>
    <div class="pair">
      <div class="field">
        <label for="country">${words.country}</label>
        <select id="country" name="country" autocomplete="country" ${field('country')}>
          ${countries(values.country)}</select
        >${problem('country', problems)}
      </div>
      <div class="field">
        <label for="zip">${words.zip}</label>
        <input
          id="zip"
          name="zip"
          autocomplete="postal-code"
          maxlength="20"
          value="${values.zip}"
          ${field('zip')}
        />${problem('zip', problems)}
      </div>
    </div>
    <p class="problem" id="form-problem" role="alert"></p>
    <button>${button}</button>
    <p class="straight">${icon('lock')}${words.straight}</p>
  </form>`;
}

/** A field that is wrong says so, and the first one is where the page begins. */
function attributes(name: CardField, problems: CardProblems): Html {
  const first = Object.entries(problems).find(([, text]) => text !== undefined)?.[0];
  const isWrong = problems[name] !== undefined;
  return html`aria-describedby="${name}-problem"${isWrong && html` aria-invalid="true"`}${first === name && html` autofocus`}`;
}

const problem = (name: CardField, problems: CardProblems): Html =>
  html`<p class="problem" id="${name}-problem">${problems[name] ?? null}</p>`;

const BRANDS = JSON.stringify(CARD_BRANDS);

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const COUNTRIES = cardCountries()
  .map((code) => ({ code, name: NAMES.of(code) ?? code }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

const countries = (chosen: string): Html[] =>
  COUNTRIES.map(
    ({ code, name }) => html`<option value="${code}" ${code === chosen && html` selected`}>${name}</option>`,
  );

/** The page is of a test engine, so it says with what it can be tested. */
const testCards = html`<details class="tests">
  <summary>${words.testCards}</summary>
  <p>${words.testCardsHint}</p>
  <ul>
    ${TEST_CARDS.map(({ number, meaning }) => html`<li><code>${groupCardNumber(number)}</code><span>${meaning}</span></li>`)}
  </ul>
</details>`;

/** The page that stands in for the bank of a card that asks its holder. */
export function confirmPage(assets: Assets, session: SessionRow): string {
  const last4 = session.pending?.last4 ?? '';
  const text = session.mode === 'setup' ? words.confirmCard(last4) : words.confirmPayment(usd(session.amount), last4);
  const body = html`<main class="state">
    <h1>${words.confirmTitle}</h1>
    <p>${text}</p>
    <p class="detail">${words.standsIn}</p>
    <form class="answers" method="post" action="/pay/${session.page_key}/confirm">
      <button name="outcome" value="complete">${words.complete}</button
      ><button class="plain" name="outcome" value="fail">${words.fail}</button>
    </form>
  </main>`;
  return document(assets, words.confirmTitle, body);
}

const usd = (amount: number): string => formatUsd(cents(amount));

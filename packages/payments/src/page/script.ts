import type { CardBrand } from '@launchyard/domain/payments';

/*
 * Groups the digits of a card while they are typed, shows its brand, and sends the form without leaving the page, so
 * that nothing has to be typed again. Without it, the form is sent as any other.
 */

const form = document.querySelector<HTMLFormElement>('form#pay');
if (form) enhance(form);
// A page that the browser kept may show a checkout that is over.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

function enhance(page: HTMLFormElement): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page that loads this script wrote it
  const brands = JSON.parse(page.dataset['brands'] ?? '[]') as CardBrand[];
  const [number, expiry, cvc] = [input('number'), input('expiry'), input('cvc')];
  const issuer = document.querySelector('#issuer');
  number.addEventListener('input', () => {
    const brand = brands.find(({ start }) => new RegExp(start).test(digitsOf(number.value)));
    write(number, (digits) => grouped(digits, brand?.groups ?? [4, 4, 4, 4]));
    if (issuer && issuer.textContent !== (brand?.name ?? '')) issuer.textContent = brand?.name ?? '';
    cvc.maxLength = brand?.cvcLength ?? 4;
  });
  expiry.addEventListener('input', (event) => {
    // Whoever deletes is not helped by what comes back.
    if (event instanceof InputEvent && event.inputType.startsWith('delete')) return;
    if (/^\d\s*\/\s*\d*$/.test(expiry.value)) return;
    write(expiry, (digits) => (digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2, 6)}`));
  });
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(page);
  });
}

let isSending = false;

async function send(page: HTMLFormElement): Promise<void> {
  if (isSending) return;
  isSending = true;
  const button = page.querySelector('button');
  const label = button?.textContent ?? '';
  if (button) {
    button.textContent = page.dataset['working'] ?? '';
    button.setAttribute('aria-disabled', 'true');
  }
  showProblems({});
  try {
    const answer = await ask(page);
    if (answer.to !== undefined) {
      // The button stays as it is: the next page is on its way.
      window.location.assign(answer.to);
      return;
    }
    showProblems(answer.problems ?? {});
  } catch {
    showProblems({ form: page.dataset['unreachable'] ?? '' });
  }
  isSending = false;
  if (button) button.textContent = label;
  button?.removeAttribute('aria-disabled');
}

interface Answer {
  to?: string;
  /** By field; `form` belongs to none. */
  problems?: Record<string, string>;
}

async function ask(page: HTMLFormElement): Promise<Answer> {
  const response = await fetch(page.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fieldsOf(page)),
  });
  return response.json();
}

const fieldsOf = (page: HTMLFormElement): [string, string][] =>
  [...new FormData(page)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

/** Says what is wrong beside each field, and goes to the first one. */
function showProblems(problems: Record<string, string>): void {
  for (const line of document.querySelectorAll('.problem')) {
    const name = line.id.replace('-problem', '');
    const text = problems[name] ?? '';
    line.textContent = text;
    const field = document.querySelector(`[name="${name}"]`);
    if (text === '') field?.removeAttribute('aria-invalid');
    else field?.setAttribute('aria-invalid', 'true');
  }
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Rewrites what is in a field, and leaves the cursor behind the digit that it was behind. */
function write(field: HTMLInputElement, format: (digits: string) => string): void {
  const before = digitsOf(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
  const isAtEnd = field.selectionStart === field.value.length;
  const text = format(digitsOf(field.value));
  if (text === field.value) return;
  field.value = text;
  let at = 0;
  for (let passed = 0; at < text.length && passed < before; at++) if (/\d/.test(text[at] ?? '')) passed++;
  const cursor = isAtEnd ? text.length : at;
  field.setSelectionRange(cursor, cursor);
}

function grouped(digits: string, groups: readonly number[]): string {
  let rest = digits.slice(0, 19);
  const parts: string[] = [];
  for (const size of groups) {
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, rest].filter((part) => part !== '').join(' ');
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function input(name: string): HTMLInputElement {
  const field = document.querySelector(`input[name="${name}"]`);
  if (field instanceof HTMLInputElement) return field;
  throw new Error(`the page has no ${name}`);
}

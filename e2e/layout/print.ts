/* oxlint-disable unicorn/consistent-function-scoping -- functions that run in the page cannot reach the module scope */
import type { Page } from 'playwright-core';

/** One landmark, heading, control or card of a screen. */
export interface Mark {
  /**
   * `button "Sign in"`, with its number if several have the same name. Digits in names are 0, so that times and sizes
   * do not matter.
   */
  what: string;
  /** Left, top, width and height in CSS pixels of the window. */
  box: [number, number, number, number];
  /** Text and background colours: names of the theme with their lightness of 0 to 100. */
  ink: string;
  ground: string;
  /** Something else covers its centre. */
  isCovered: boolean;
}

/** The layout of a screen as data: what is where, in which colours. */
export interface Print {
  /** Width and height of the scrollable area. */
  page: [number, number];
  marks: Mark[];
}

/** The page’s current state; if a dialog is open, only the dialog. */
export async function takePrint(page: Page): Promise<Print> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(readPrint);
}

/** Runs in the page, so it contains everything that it needs. */
function readPrint(): Print {
  const roles: Record<string, string> = {
    A: 'link',
    ASIDE: 'complementary',
    BUTTON: 'button',
    FORM: 'form',
    HEADER: 'banner',
    INPUT: 'field',
    LI: 'card',
    MAIN: 'main',
    NAV: 'navigation',
    SECTION: 'region',
    TABLE: 'table',
  };
  const chosen = [
    'a[href],aside,button,form,h1,h2,h3,header,input,li,main,nav,section,table',
    '[role]:not([role=presentation],[role=none],[role=status])',
  ].join();
  const controls = new Set(['link', 'button', 'field', 'switch', 'menuitem']);
  const probe = document.createElement('i');
  document.body.append(probe);
  const tokens = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : []))
    .filter((name) => name.startsWith('--'))
    .map((name) => {
      probe.style.color = `var(${name})`;
      return [name.slice(2), getComputedStyle(probe).color] as const;
    });
  probe.remove();

  const nameColor = (color: string): string => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const lightness = Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 2.55);
    return `${tokens.find(([, each]) => each === color)?.[0] ?? 'other'}@${lightness}`;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'none@100';
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return 'picture@50';
    const isClear = backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)');
    return isClear ? groundOf(element.parentElement) : nameColor(backgroundColor);
  };
  const firstText = (element: Element): string => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      if (text) return text;
    }
    return '';
  };
  const nameOf = (element: Element, role: string): string => {
    const own = element.getAttribute('aria-label');
    if (own !== null) return own;
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? element.placeholder;
    if (controls.has(role) || role === 'heading' || role === 'card') return firstText(element);
    const label = element.getAttribute('aria-labelledby')?.split(' ')[0];
    return (label && document.getElementById(label)?.textContent) || '';
  };
  const isCovered = (element: Element, { x, y, width, height }: DOMRect): boolean => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && !element.contains(top) && !top.contains(element);
  };

  const seen = new Map<string, number>();
  const numbered = (what: string): string => {
    const number = (seen.get(what) ?? 0) + 1;
    seen.set(what, number);
    return number === 1 ? what : `${what} #${number}`;
  };
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((each) => each.checkVisibility());
  const top = dialogs.at(-1);
  const root = top ?? document.body;
  const marks = [...(top ? [top] : []), ...root.querySelectorAll(chosen)].flatMap((element): Mark[] => {
    const rect = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    if (!isSeen || rect.width <= 1 || rect.height <= 1) return [];
    const role = element.getAttribute('role') ?? roles[element.tagName] ?? 'heading';
    const name = nameOf(element, role)
      .replaceAll(/\b(upl|app|user)_\w+/g, '$1_0')
      .replaceAll(/\d+([.:]\d+)*/g, '0')
      // Seen or unseen looks the same except for a number on the bell.
      .replace(/, 0 unread$/, '')
      .trim()
      .slice(0, 48);
    return [
      {
        what: numbered(name === '' ? role : `${role} "${name}"`),
        box: [Math.round(rect.x), Math.round(rect.y), Math.round(rect.width), Math.round(rect.height)],
        ink: nameColor(getComputedStyle(element).color),
        ground: groundOf(element),
        isCovered: controls.has(role) && isCovered(element, rect),
      },
    ];
  });
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { page: [scrollWidth, scrollHeight], marks };
}

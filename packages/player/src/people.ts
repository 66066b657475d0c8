import {
  HOST_NUMBER,
  MAX_GUEST_NAME_LENGTH,
  participantName,
  type Participant,
  type ToPage,
} from '@launchyard/domain/streaming';
import { h, icon } from './dom.ts';
import { messages } from './messages.ts';
import type { Panel } from './panels.ts';

export type Meeting = Extract<ToPage, { type: 'meeting' }>;

export interface PeopleActions {
  giveControl: (to: number) => void;
  rename: (name: string) => void;
}

/** Who is in a meeting, and who has control. */
export interface PeopleView extends Panel {
  /** Who has control, and how long the host may be away. */
  notice: HTMLElement;
  show(meeting: Meeting): void;
}

/** Whether mouse and keyboard of this page are for the application. */
export const isInControl = ({ people, you }: Meeting): boolean =>
  people.some(({ number, hasControl }) => number === you && hasControl);

export function peopleView(actions: PeopleActions): PeopleView {
  const count = h('span', { class: 'count' });
  const list = h('ul', {});
  const form = nameForm(actions);
  const panel = h(
    'div',
    { class: 'panel people', hidden: true, id: 'people' },
    h('div', { class: 'head' }, h('b', {}, messages.people)),
    list,
    form,
  );
  const button = h(
    'button',
    { type: 'button', 'aria-expanded': 'false', 'aria-controls': 'people', title: messages.people },
    icon('people'),
    count,
  );
  const [said, rest] = [h('span', { role: 'status' }), h('span', { 'aria-hidden': 'true' })];
  const notice = h('p', { class: 'notice' }, said, rest);
  let counting: ReturnType<typeof setInterval> | undefined;

  function tell({ people, you, endsInSeconds }: Meeting): void {
    clearInterval(counting);
    const holder = people.find(({ hasControl }) => hasControl);
    const words =
      holder?.number === you ? messages.youControl : messages.othersControl(participantName(holder ?? HOST));
    // Only what changes is announced.
    const text = endsInSeconds === null ? words : messages.hostAway;
    if (said.textContent !== text) said.textContent = text;
    notice.classList.toggle('rests', endsInSeconds === null && holder?.number === you);
    rest.textContent = '';
    if (endsInSeconds === null) return;
    const until = Date.now() + endsInSeconds * 1000;
    const draw = () => (rest.textContent = ` ${messages.meetingEndsIn((until - Date.now()) / 1000)}`);
    draw();
    counting = setInterval(() => (notice.isConnected ? draw() : clearInterval(counting)), 1_000);
  }

  return {
    button,
    panel,
    notice,
    show(meeting) {
      count.textContent = String(meeting.people.length);
      button.setAttribute('aria-label', `${messages.people}: ${messages.peopleCount(meeting.people.length)}`);
      form.hidden = meeting.you === HOST_NUMBER;
      // Whoever is on a button of the list stays in the list.
      const hadFocus = list.contains(document.activeElement);
      list.replaceChildren(...meeting.people.map((person) => row(person, meeting, actions)));
      if (hadFocus) (list.querySelector('button') ?? button).focus();
      tell(meeting);
    },
  };
}

const HOST = { number: HOST_NUMBER, name: null };

function row(person: Participant, meeting: Meeting, { giveControl }: PeopleActions): HTMLLIElement {
  const { number, hasControl, isHere } = person;
  const name = participantName(person);
  const isYou = number === meeting.you;
  const press = (label: string, to: number, full = label) =>
    h('button', { type: 'button', 'aria-label': full, click: () => giveControl(to) }, label);
  const isHost = meeting.you === HOST_NUMBER;
  const give = isHost && !isYou && !hasControl && isHere;
  return h(
    'li',
    {},
    h('span', { class: 'name' }, isYou ? messages.you(name) : name),
    hasControl ? h('span', { class: 'badge' }, messages.inControl) : null,
    isHere ? null : h('span', { class: 'badge quiet' }, messages.away),
    give ? press(messages.giveControl, number, messages.giveControlTo(name)) : null,
    isHost && isYou && !hasControl ? press(messages.takeBack, HOST_NUMBER) : null,
    !isHost && isYou && hasControl ? press(messages.giveBack, HOST_NUMBER) : null,
  );
}

function nameForm({ rename }: PeopleActions): HTMLFormElement {
  const input = h('input', {
    id: 'guest-name',
    type: 'text',
    maxlength: String(MAX_GUEST_NAME_LENGTH),
    autocomplete: 'off',
  });
  return h(
    'form',
    {
      class: 'name-form',
      submit: (event) => {
        event.preventDefault();
        rename(input.value);
      },
    },
    h('label', { for: 'guest-name' }, messages.yourName),
    input,
    h('button', { type: 'submit' }, messages.saveName),
  );
}

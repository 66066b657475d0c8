/** Dialogs that change a plan (account §2 and §4). */
export const changeMessages = {
  previewFault: 'The price could not be loaded',
  previewFaultHint: 'Your plan stays as it is.',
  lineMonth: (count: number, price: string) => `${count} CCU × ${price}`,
  linePart: (count: number, part: number, whole: number) => `${count} CCU for ${part} of ${whole} days`,
  todayWith: (card: string) => `Today, ${card}`,
  today: 'Today',
  noNextBill: 'Next bill',
  none: 'none',
  now: (amount: string) => `now ${amount}`,
  payAmount: (amount: string) => `Continue to pay ${amount}`,
  pay: 'Continue to pay',
  buyNote:
    'You pay on the page of our payment provider. The plan begins as soon as it is paid, and goes on month by month until you cancel it.',
  nowCount: 'Now',
  newCount: (least: number, most: number) => `New count, ${least} to ${most}`,
  addNote:
    'The new count works as soon as the payment is through. Removing CCU later takes effect at once and lowers the next bill.',
  addPaidNote: (day: string) => `This is paid for until ${day} already: adding it back costs nothing today.`,
  removeNote: (count: number, day: string) =>
    `${count} CCU fewer from now on. Nothing is refunded; until ${day} you can add them back without a charge.`,
  payAndAdd: (amount: string, count: number) => `Pay ${amount} and add ${count} CCU`,
  add: (count: number) => `Add ${count} CCU`,
  remove: (count: number) => `Remove ${count} CCU`,
  same: 'Change count',
  unit: 'CCU',
  counted: (count: number) => `Your plan is for ${count} CCU now`,
  notDone: 'The plan was not changed',
  cancelTitle: 'Cancel your plan?',
  cancelText: (day: string) =>
    `Your plan works until the end of the billing period on ${day}. Then it ends, and no further bill is issued.`,
  cancelLoss: (count: number) =>
    `After that, ${count} CCU are gone. Your applications, links and configs stay. Until then you can reactivate the plan.`,
  keep: 'Keep plan',
  cancel: 'Cancel plan',
  cancelled: 'Your plan is cancelled',
  reactivateTitle: 'Reactivate your plan?',
  reactivateText: (day: string, amount: string) =>
    `Your plan goes on. Nothing is charged today. The next bill is ${amount} on ${day}.`,
  reactivate: 'Reactivate',
  reactivated: 'Your plan is active again',
} as const;

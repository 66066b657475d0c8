import { OWNERSHIP_OFFER_DAYS } from '@launchyard/domain/team';

export const ownershipMessages = {
  handOver: 'Hand over',
  handOverTo: (email: string) => `Hand over the account to ${email}`,
  offerTitle: (email: string) => `Hand over the account to ${email}?`,
  offerFacts: (email: string) => [
    `${email} becomes the owner if they accept within ${OWNERSHIP_OFFER_DAYS} days. Until then nothing changes, and you can withdraw the offer.`,
    'You become an editor. You get a new, empty account, and choose a username for it.',
    'The name, links, API keys and plan stay with the account. API keys that you created keep working, with an editor’s rights.',
  ],
  password: 'Your password',
  passwordHelp: 'To confirm that it’s you.',
  offer: 'Offer the account',
  offered: (email: string) => `Offered to ${email}. They got an e-mail.`,
  pending: (email: string) => `This account is offered to ${email}`,
  pendingHint: (day: string) => `They become its owner once they accept. The offer expires ${day}.`,
  withdraw: 'Withdraw the offer',
  withdrawn: 'Offer withdrawn',
  offersYou: (owner: string, account: string) => `${owner} wants to hand over the account ${account} to you`,
  expires: (day: string) => `You become its owner. Expires ${day}.`,
  decline: 'Decline',
  declineOf: (account: string) => `Decline the account ${account}`,
  declined: 'Offer declined',
  takeOver: 'Take over',
  takeOverOf: (account: string) => `Take over the account ${account}`,
  acceptTitle: (account: string) => `Take over the account ${account}?`,
  acceptFacts: (owner: string) => [
    'You become the owner of its applications, links, team and API keys, and pay for its plan.',
    `${owner} becomes an editor. API keys that they created keep working, with an editor’s rights, until you revoke them or remove ${owner}: create your own before that.`,
    'Your own account stays yours. You switch between the two at the top.',
  ],
  accepted: (account: string) => `You now own the account ${account}`,
} as const;

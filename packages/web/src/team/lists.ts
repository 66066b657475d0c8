import type { TeamListQuery, TeamPageQuery } from '../generated/graphql.ts';

type Team = NonNullable<NonNullable<TeamListQuery['viewer']>['account']['team']>;

export type ListedMember = Team['members'][number];
export type ListedInvitation = Team['invitations'][number];
export type ListedOffer = NonNullable<Team['ownershipOffer']>;
export type PageViewer = NonNullable<TeamPageQuery['viewer']>;

/* oxlint-disable import/no-unassigned-import -- declaring types and fields is all that these modules do */
import './kit/scalars.ts';
import './session/node.ts';
import './session/password-reset-finish.ts';
import './session/password-reset-start.ts';
import './session/public-config.ts';
import './session/session-create.ts';
import './session/session-delete.ts';
import './session/sign-up-check.ts';
import './session/sign-up-finish.ts';
import './session/sign-up-send-again.ts';
import './session/sign-up-start.ts';
import './session/viewer.ts';
import './apps/queries.ts';
import './assets/app-thumbnail-finish.ts';
import './assets/app-thumbnail-start.ts';
import './uploads/queries.ts';
import './uploads/subscriptions.ts';
import './uploads/upload-cancel.ts';
import './uploads/upload-retry.ts';
import './uploads/upload-continue-on-alternate.ts';
import './uploads/upload-finish.ts';
import './uploads/upload-heartbeat.ts';
import './uploads/upload-parts-sign.ts';
import './uploads/upload-start.ts';
import './uploads/upload-update.ts';
import './links/queries.ts';
import './links/streaming-link-create.ts';
import './links/streaming-link-delete.ts';
import './configs/config.ts';
import './plans/storage-short-error.ts';
import './plans/storage.ts';
import './support/account.ts';
import type { GraphQLSchema } from 'graphql';
import { builder } from './kit/builder.ts';

/** The schema. What the areas declare becomes part of it by the imports above. */
export const schema: GraphQLSchema = builder.toSchema();

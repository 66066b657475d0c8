export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Bytes: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  URL: { input: string; output: string; }
};

export type Account = Node & {
  __typename?: 'Account';
  adminActs?: Maybe<AdminActConnection>;
  apiKeys?: Maybe<ApiKeyConnection>;
  app?: Maybe<App>;
  apps?: Maybe<AppConnection>;
  assets?: Maybe<AssetConnection>;
  auditActors?: Maybe<Array<AuditActor>>;
  auditEntries?: Maybe<AuditEntryConnection>;
  bin?: Maybe<BinItemConnection>;
  card?: Maybe<Card>;
  checkout?: Maybe<Checkout>;
  config?: Maybe<Config>;
  configs?: Maybe<ConfigConnection>;
  createdAt: Scalars['DateTime']['output'];
  deletion?: Maybe<AccountDeletion>;
  demoApp?: Maybe<DemoApp>;
  embeddingDomains?: Maybe<Array<EmbeddingDomain>>;
  endedSessions?: Maybe<StreamingSessionConnection>;
  find?: Maybe<Array<SearchResult>>;
  hasVersionControl: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  invoices?: Maybe<InvoiceConnection>;
  isPayPerLaunch: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  liveSessions?: Maybe<StreamingSessionConnection>;
  logoUrl?: Maybe<Scalars['URL']['output']>;
  meetingLinks?: Maybe<MeetingLinkConnection>;
  notifications?: Maybe<NotificationConnection>;
  owner?: Maybe<Person>;
  plan?: Maybe<PlanState>;
  planChangePreview?: Maybe<PlanChangePreview>;
  runnableBuildTypes?: Maybe<Array<BuildType>>;
  storage?: Maybe<StorageUsage>;
  streamedTime?: Maybe<StreamedTime>;
  streamingFigures?: Maybe<StreamingFigures>;
  streamingLinks?: Maybe<StreamingLinkConnection>;
  supportCases?: Maybe<SupportCaseConnection>;
  team?: Maybe<Team>;
  updatedAt: Scalars['DateTime']['output'];
  upload?: Maybe<Upload>;
  uploads?: Maybe<UploadConnection>;
  username?: Maybe<Scalars['String']['output']>;
  viewerCanBuyPlans: Scalars['Boolean']['output'];
  viewerCanChangeAssets: Scalars['Boolean']['output'];
  viewerCanChangeConfigs: Scalars['Boolean']['output'];
  viewerCanChangeLinks: Scalars['Boolean']['output'];
  viewerCanManageApiKeys: Scalars['Boolean']['output'];
  viewerCanManageTeam: Scalars['Boolean']['output'];
  viewerCanOfferOwnership: Scalars['Boolean']['output'];
  viewerCanReadAuditLog: Scalars['Boolean']['output'];
  viewerCanReadTeam: Scalars['Boolean']['output'];
  viewerCanSetEmbeddingDomains: Scalars['Boolean']['output'];
  viewerCanSetVersionControl: Scalars['Boolean']['output'];
  viewerCanUpload: Scalars['Boolean']['output'];
  viewerRole: AccountRole;
  viewerStanding: AccountStanding;
};


export type AccountAdminActsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type AccountApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type AccountAppArgs = {
  by: AppLookup;
};


export type AccountAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<AppOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type AccountAssetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: AssetKind;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type AccountAuditEntriesArgs = {
  action?: InputMaybe<AuditAction>;
  actorId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type AccountBinArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type AccountCheckoutArgs = {
  id: Scalars['ID']['input'];
};


export type AccountConfigArgs = {
  by: ConfigLookup;
};


export type AccountConfigsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type AccountEndedSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type AccountFindArgs = {
  text: Scalars['String']['input'];
};


export type AccountInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<InvoiceFilter>;
};


export type AccountLiveSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type AccountMeetingLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  app?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<LinkOrder>;
};


export type AccountNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type AccountPlanChangePreviewArgs = {
  wish: PlanWishInput;
};


export type AccountStreamingLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  app?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<LinkOrder>;
};


export type AccountSupportCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type AccountUploadArgs = {
  id: Scalars['ID']['input'];
};


export type AccountUploadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<UploadOrder>;
  state?: InputMaybe<Array<UploadState>>;
};

export type AccountDeleteInput = {
  confirmation: Scalars['String']['input'];
};

export type AccountDeletePayload = {
  __typename?: 'AccountDeletePayload';
  isDeleted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type AccountDeletion = {
  __typename?: 'AccountDeletion';
  deletedAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  viewerCanRestore: Scalars['Boolean']['output'];
};

export type AccountLookup =
  { email: Scalars['String']['input']; id?: never; uploadId?: never; username?: never; }
  |  { email?: never; id: Scalars['ID']['input']; uploadId?: never; username?: never; }
  |  { email?: never; id?: never; uploadId: Scalars['ID']['input']; username?: never; }
  |  { email?: never; id?: never; uploadId?: never; username: Scalars['String']['input']; };

export type AccountRestoreInput = {
  accountId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type AccountRestorePayload = {
  __typename?: 'AccountRestorePayload';
  account?: Maybe<Account>;
  userErrors: Array<UserError>;
};

export type AccountRole =
  | 'EDITOR'
  | 'FINANCE'
  | 'OWNER'
  | 'VIEWER';

export type AccountSetPayPerLaunchInput = {
  accountId: Scalars['ID']['input'];
  isPayPerLaunch: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};

export type AccountSetPayPerLaunchPayload = {
  __typename?: 'AccountSetPayPerLaunchPayload';
  account?: Maybe<Account>;
  userErrors: Array<UserError>;
};

export type AccountSetVersionControlInput = {
  hasVersionControl: Scalars['Boolean']['input'];
};

export type AccountSetVersionControlPayload = {
  __typename?: 'AccountSetVersionControlPayload';
  account?: Maybe<Account>;
  userErrors: Array<UserError>;
};

export type AccountStanding =
  | 'KEY'
  | 'MEMBER'
  | 'OWNER'
  | 'SUPPORT';

export type Actor = {
  label: Scalars['String']['output'];
};

export type AdminAct = Node & {
  __typename?: 'AdminAct';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  id: Scalars['ID']['output'];
  kind: AdminActKind;
  reason: Scalars['String']['output'];
};

export type AdminActConnection = {
  __typename?: 'AdminActConnection';
  edges: Array<AdminActEdge>;
  nodes: Array<AdminAct>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AdminActEdge = {
  __typename?: 'AdminActEdge';
  cursor: Scalars['String']['output'];
  node: AdminAct;
};

export type AdminActKind =
  | 'ACCOUNT_RESTORED'
  | 'PAY_PER_LAUNCH_OFF'
  | 'PAY_PER_LAUNCH_ON'
  | 'SESSION_ENDED'
  | 'UPLOAD_RETRIED';

export type Alert = Node & {
  __typename?: 'Alert';
  count: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: AlertKind;
  lastActivityAt: Scalars['DateTime']['output'];
  messages: Array<AlertMessage>;
  requestId?: Maybe<Scalars['String']['output']>;
  state: AlertState;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AlertChannel = {
  __typename?: 'AlertChannel';
  isConfigured: Scalars['Boolean']['output'];
  kind: AlertChannelKind;
  lastFailedAt?: Maybe<Scalars['DateTime']['output']>;
  lastSucceededAt?: Maybe<Scalars['DateTime']['output']>;
  problem?: Maybe<Scalars['String']['output']>;
  viewerCanTest: Scalars['Boolean']['output'];
};

export type AlertChannelKind =
  | 'SLACK'
  | 'TELEGRAM'
  | 'WEBHOOK';

export type AlertChannelTestInput = {
  channel: AlertChannelKind;
};

export type AlertChannelTestPayload = {
  __typename?: 'AlertChannelTestPayload';
  channel?: Maybe<AlertChannel>;
  userErrors: Array<UserError>;
};

export type AlertConnection = {
  __typename?: 'AlertConnection';
  edges: Array<AlertEdge>;
  hasMoreThanCounted: Scalars['Boolean']['output'];
  nodes: Array<Alert>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AlertEdge = {
  __typename?: 'AlertEdge';
  cursor: Scalars['String']['output'];
  node: Alert;
};

export type AlertKind =
  | 'BROWSER_FAULT'
  | 'JOB_GAVE_UP'
  | 'MAIL_UNDELIVERABLE'
  | 'SERVICE_FAULT'
  | 'TEST_SERVER_DOWN'
  | 'TEST_SERVER_UP'
  | 'UPLOAD_FAILED'
  | 'UPLOAD_STUCK'
  | 'UPLOAD_TESTED'
  | 'UPSTREAM_DOWN'
  | 'UPSTREAM_TIMEOUT';

export type AlertMessage = {
  __typename?: 'AlertMessage';
  channel: AlertChannelKind;
  createdAt: Scalars['DateTime']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  problem?: Maybe<Scalars['String']['output']>;
  state: AlertMessageState;
  tries: Scalars['Int']['output'];
};

export type AlertMessageState =
  | 'REFUSED'
  | 'SENT'
  | 'WAITING';

export type AlertState =
  | 'DIGESTED'
  | 'HELD'
  | 'MUTED'
  | 'REFUSED'
  | 'SENT'
  | 'UNCONFIGURED'
  | 'WAITING';

export type ApiKey = Node & {
  __typename?: 'ApiKey';
  apps?: Maybe<Array<App>>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: ApiKeyKind;
  lastFour: Scalars['String']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  prefix: Scalars['String']['output'];
  scopes?: Maybe<Array<ApiKeyScope>>;
  viewerCanRevoke: Scalars['Boolean']['output'];
};

export type ApiKeyConnection = {
  __typename?: 'ApiKeyConnection';
  edges: Array<ApiKeyEdge>;
  nodes: Array<ApiKey>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ApiKeyCreateInput = {
  appIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: Scalars['String']['input'];
  name: Scalars['String']['input'];
  scopes: Array<ApiKeyScope>;
};

export type ApiKeyCreatePayload = {
  __typename?: 'ApiKeyCreatePayload';
  apiKey?: Maybe<ApiKey>;
  secret?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type ApiKeyEdge = {
  __typename?: 'ApiKeyEdge';
  cursor: Scalars['String']['output'];
  node: ApiKey;
};

export type ApiKeyGenerateInput = {
  idempotencyKey: Scalars['String']['input'];
  kind: GeneratedApiKeyKind;
  overlapHours: Scalars['Int']['input'];
};

export type ApiKeyGeneratePayload = {
  __typename?: 'ApiKeyGeneratePayload';
  apiKey?: Maybe<ApiKey>;
  secret?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type ApiKeyKind =
  | 'API'
  | 'NAMED'
  | 'STREAMING';

export type ApiKeyRevokeInput = {
  apiKeyId: Scalars['ID']['input'];
};

export type ApiKeyRevokePayload = {
  __typename?: 'ApiKeyRevokePayload';
  revokedApiKeyId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type ApiKeyScope =
  | 'APPS_DELETE'
  | 'ASSETS_WRITE'
  | 'AUDIT_READ'
  | 'BILLING_READ'
  | 'BIN_RESTORE'
  | 'CONFIGS_WRITE'
  | 'EMBEDDING_SET'
  | 'LINKS_WRITE'
  | 'NOTIFICATIONS_WRITE'
  | 'TEAM_READ'
  | 'UPLOADS_WRITE'
  | 'VERSIONS_WRITE'
  | 'VERSION_CONTROL_SET';

export type App = Node & {
  __typename?: 'App';
  buildType?: Maybe<BuildType>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  id: Scalars['ID']['output'];
  latestHistory?: Maybe<LatestMoveConnection>;
  latestUpload?: Maybe<Upload>;
  latestVersion?: Maybe<AppVersion>;
  linkableVersions?: Maybe<Array<AppVersion>>;
  meetingLinkCount: Scalars['Int']['output'];
  meetingLinks?: Maybe<MeetingLinkConnection>;
  name: Scalars['String']['output'];
  nextVersionNumber: Scalars['Int']['output'];
  stageLabel: Scalars['String']['output'];
  streamingLinkCount: Scalars['Int']['output'];
  streamingLinks?: Maybe<StreamingLinkConnection>;
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  uploads?: Maybe<UploadConnection>;
  versionCount: Scalars['Int']['output'];
  versions?: Maybe<AppVersionConnection>;
  versionsBytes: Scalars['Bytes']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
  viewerCanUpload: Scalars['Boolean']['output'];
};


export type AppLatestHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type AppMeetingLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<LinkOrder>;
};


export type AppStreamingLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<LinkOrder>;
};


export type AppUploadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<UploadOrder>;
  state?: InputMaybe<Array<UploadState>>;
};


export type AppVersionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<AppVersionOrder>;
};

export type AppConnection = {
  __typename?: 'AppConnection';
  edges: Array<AppEdge>;
  nodes: Array<App>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AppDeleteInput = {
  appId: Scalars['ID']['input'];
};

export type AppDeletePayload = {
  __typename?: 'AppDeletePayload';
  binItem?: Maybe<BinItem>;
  deletedAppId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type AppDeletion = {
  __typename?: 'AppDeletion';
  cursor: Scalars['String']['output'];
  deletedAppId?: Maybe<Scalars['ID']['output']>;
  isDemoDeleted: Scalars['Boolean']['output'];
  resync: Scalars['Boolean']['output'];
};

export type AppEdge = {
  __typename?: 'AppEdge';
  cursor: Scalars['String']['output'];
  node: App;
};

export type AppLookup =
  { id: Scalars['ID']['input']; name?: never; }
  |  { id?: never; name: Scalars['String']['input']; };

export type AppOrder = {
  direction: OrderDirection;
  field: AppOrderField;
};

export type AppOrderField =
  | 'CREATED_AT'
  | 'NAME';

export type AppThumbnailFinishInput = {
  thumbnailId: Scalars['ID']['input'];
};

export type AppThumbnailFinishPayload = {
  __typename?: 'AppThumbnailFinishPayload';
  app?: Maybe<App>;
  userErrors: Array<UserError>;
};

export type AppThumbnailStartInput = {
  appId: Scalars['ID']['input'];
  fileName: Scalars['String']['input'];
  sizeBytes: Scalars['Bytes']['input'];
};

export type AppThumbnailStartPayload = {
  __typename?: 'AppThumbnailStartPayload';
  thumbnailUpload?: Maybe<ThumbnailUpload>;
  userErrors: Array<UserError>;
};

export type AppVersion = Node & {
  __typename?: 'AppVersion';
  app?: Maybe<App>;
  buildType?: Maybe<BuildType>;
  contents?: Maybe<BuildContents>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Actor>;
  id: Scalars['ID']['output'];
  isLatest: Scalars['Boolean']['output'];
  number: Scalars['Int']['output'];
  pinnedLinkCount?: Maybe<Scalars['Int']['output']>;
  pinnedLinks?: Maybe<Array<Link>>;
  sizeBytes: Scalars['Bytes']['output'];
  testLabel?: Maybe<Scalars['String']['output']>;
  testedAt?: Maybe<Scalars['DateTime']['output']>;
  viewerCanDelete: Scalars['Boolean']['output'];
  viewerCanMakeLatest: Scalars['Boolean']['output'];
};


export type AppVersionPinnedLinksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type AppVersionConnection = {
  __typename?: 'AppVersionConnection';
  edges: Array<AppVersionEdge>;
  nodes: Array<AppVersion>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AppVersionDeleteInput = {
  appVersionId: Scalars['ID']['input'];
};

export type AppVersionDeletePayload = {
  __typename?: 'AppVersionDeletePayload';
  app?: Maybe<App>;
  binItem?: Maybe<BinItem>;
  deletedAppVersionId?: Maybe<Scalars['ID']['output']>;
  movedLinkCount: Scalars['Int']['output'];
  movedLinks?: Maybe<Array<Link>>;
  userErrors: Array<UserError>;
};

export type AppVersionEdge = {
  __typename?: 'AppVersionEdge';
  cursor: Scalars['String']['output'];
  node: AppVersion;
};

export type AppVersionMakeLatestInput = {
  appVersionId: Scalars['ID']['input'];
  expectedLatestVersionId: Scalars['ID']['input'];
};

export type AppVersionMakeLatestPayload = {
  __typename?: 'AppVersionMakeLatestPayload';
  app?: Maybe<App>;
  userErrors: Array<UserError>;
};

export type AppVersionOrder = {
  direction: OrderDirection;
  field: AppVersionOrderField;
};

export type AppVersionOrderField =
  | 'NUMBER'
  | 'SIZE_BYTES';

export type Asset = Node & {
  __typename?: 'Asset';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  kind: AssetKind;
  mediaType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  sizeBytes: Scalars['Bytes']['output'];
  url: Scalars['URL']['output'];
  usedBy?: Maybe<Array<Config>>;
  usedByCount: Scalars['Int']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
  width: Scalars['Int']['output'];
};

export type AssetCancelInput = {
  assetUploadId: Scalars['ID']['input'];
};

export type AssetCancelPayload = {
  __typename?: 'AssetCancelPayload';
  isCancelled: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type AssetConnection = {
  __typename?: 'AssetConnection';
  edges: Array<AssetEdge>;
  nodes: Array<Asset>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AssetDeleteInput = {
  assetId: Scalars['ID']['input'];
};

export type AssetDeletePayload = {
  __typename?: 'AssetDeletePayload';
  binItem?: Maybe<BinItem>;
  deletedAssetId?: Maybe<Scalars['ID']['output']>;
  usedBy?: Maybe<Array<Config>>;
  usedByCount: Scalars['Int']['output'];
  userErrors: Array<UserError>;
};

export type AssetEdge = {
  __typename?: 'AssetEdge';
  cursor: Scalars['String']['output'];
  node: Asset;
};

export type AssetFinishInput = {
  assetUploadId: Scalars['ID']['input'];
};

export type AssetFinishPayload = {
  __typename?: 'AssetFinishPayload';
  asset?: Maybe<Asset>;
  userErrors: Array<UserError>;
};

export type AssetKind =
  | 'IMAGE'
  | 'LOGO'
  | 'VIDEO';

export type AssetMissingParts = {
  __typename?: 'AssetMissingParts';
  first: Scalars['Int']['output'];
  last: Scalars['Int']['output'];
};

export type AssetPartsSignInput = {
  assetUploadId: Scalars['ID']['input'];
  partNumbers: Array<Scalars['Int']['input']>;
};

export type AssetPartsSignPayload = {
  __typename?: 'AssetPartsSignPayload';
  assetUpload?: Maybe<AssetUpload>;
  links?: Maybe<Array<PartLink>>;
  userErrors: Array<UserError>;
};

export type AssetStartInput = {
  fileName: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  kind: AssetKind;
  sizeBytes: Scalars['Bytes']['input'];
};

export type AssetStartPayload = {
  __typename?: 'AssetStartPayload';
  assetUpload?: Maybe<AssetUpload>;
  userErrors: Array<UserError>;
};

export type AssetUpload = Node & {
  __typename?: 'AssetUpload';
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  missingParts: Array<AssetMissingParts>;
  partBytes: Scalars['Bytes']['output'];
  sizeBytes: Scalars['Bytes']['output'];
};

export type AuditAction =
  | 'ALERTS_TEST'
  | 'APPS_DELETE'
  | 'APPS_DEMO_DELETE'
  | 'APPS_DEMO_GET'
  | 'APPS_GET'
  | 'APPS_LATEST_HISTORY'
  | 'APPS_LATEST_MOVE_GET'
  | 'APPS_LINKABLE_VERSIONS'
  | 'APPS_LIST'
  | 'APPS_VERSION_DELETE'
  | 'APPS_VERSION_GET'
  | 'APPS_VERSION_LIST'
  | 'APPS_VERSION_MAKE_LATEST'
  | 'ASSETS_CANCEL'
  | 'ASSETS_DELETE'
  | 'ASSETS_FINISH'
  | 'ASSETS_GET'
  | 'ASSETS_LIST'
  | 'ASSETS_PARTS_SIGN'
  | 'ASSETS_START'
  | 'ASSETS_THUMBNAIL_FINISH'
  | 'ASSETS_THUMBNAIL_START'
  | 'ASSETS_UPLOAD_GET'
  | 'AUDIT_ACTORS'
  | 'AUDIT_GET'
  | 'AUDIT_LIST'
  | 'BILLING_CARD_CHANGE_START'
  | 'BILLING_CARD_GET'
  | 'BILLING_CHANGE_PREVIEW'
  | 'BILLING_CHECKOUT_GET'
  | 'BILLING_CHECKOUT_START'
  | 'BILLING_INVOICE_GET'
  | 'BILLING_INVOICE_LIST'
  | 'BILLING_INVOICE_PAY'
  | 'BILLING_PLAN_CHANGE'
  | 'BIN_GET'
  | 'BIN_LIST'
  | 'BIN_RESTORE'
  | 'CONFIGS_CHANGES'
  | 'CONFIGS_CHANGE_GET'
  | 'CONFIGS_CREATE'
  | 'CONFIGS_DELETE'
  | 'CONFIGS_DOCUMENT_GET'
  | 'CONFIGS_DUPLICATE'
  | 'CONFIGS_GET'
  | 'CONFIGS_IMPORT'
  | 'CONFIGS_LIST'
  | 'CONFIGS_RESTORE_CHANGE'
  | 'CONFIGS_UPDATE'
  | 'DELETION_ACCOUNT_DELETE'
  | 'DELETION_ACCOUNT_RESTORE'
  | 'DEVELOPER_API_KEY_CREATE'
  | 'DEVELOPER_API_KEY_GENERATE'
  | 'DEVELOPER_API_KEY_GET'
  | 'DEVELOPER_API_KEY_LIST'
  | 'DEVELOPER_API_KEY_REVOKE'
  | 'DEVELOPER_CLIENT_TOKEN_CREATE'
  | 'DEVELOPER_CLIENT_TOKEN_REDEEM'
  | 'DEVELOPER_GRAPHIQL_TOKEN_CREATE'
  | 'EVENTS_SINCE'
  | 'LINKS_DELETE'
  | 'LINKS_EMBEDDING_DOMAIN_ADD'
  | 'LINKS_EMBEDDING_DOMAIN_LIST'
  | 'LINKS_EMBEDDING_DOMAIN_REMOVE'
  | 'LINKS_GET'
  | 'LINKS_MEETING_CREATE'
  | 'LINKS_MEETING_LIST'
  | 'LINKS_OF_CONFIG'
  | 'LINKS_RENAME'
  | 'LINKS_SET_CONFIG'
  | 'LINKS_SET_VERSION'
  | 'LINKS_SIGNED_CREATE'
  | 'LINKS_SIGNED_GET'
  | 'LINKS_SIGNED_LIST'
  | 'LINKS_SIGNED_REVOKE'
  | 'LINKS_STREAMING_CREATE'
  | 'LINKS_STREAMING_LIST'
  | 'NEWSLETTER_GET'
  | 'NEWSLETTER_SUBSCRIBE'
  | 'NEWSLETTER_SUBSCRIBER_LIST'
  | 'NEWSLETTER_UNSUBSCRIBE'
  | 'NEWSLETTER_UNSUBSCRIBE_BY_LINK'
  | 'NOTIFICATIONS_CLEAR'
  | 'NOTIFICATIONS_DELETE'
  | 'NOTIFICATIONS_GET'
  | 'NOTIFICATIONS_LIST'
  | 'NOTIFICATIONS_MARK_READ'
  | 'PLANS_GET'
  | 'PLANS_STORAGE_STATUS'
  | 'PLANS_STREAMED_TIME'
  | 'SEARCH_FIND'
  | 'SESSION_ACCOUNT_GET'
  | 'SESSION_BUDGET_TAKE'
  | 'SESSION_LIST'
  | 'SESSION_PASSWORD_RESET_FINISH'
  | 'SESSION_PERSON_GET'
  | 'SESSION_PHONE_CHANGE'
  | 'SESSION_PROFILE_FINISH'
  | 'SESSION_PROFILE_GET'
  | 'SESSION_REVOKE'
  | 'SESSION_REVOKE_OTHERS'
  | 'SESSION_SIGN_IN'
  | 'SESSION_SIGN_IN_CODE_CREATE'
  | 'SESSION_SIGN_IN_WITH_CODE'
  | 'SESSION_SIGN_OUT'
  | 'SESSION_SIGN_UP_FINISH'
  | 'SESSION_STATE'
  | 'SESSION_USERNAME_CHANGE'
  | 'SESSION_VERSION_CONTROL_SET'
  | 'STREAMING_BUILD_LOG'
  | 'STREAMING_END'
  | 'STREAMING_FIGURES'
  | 'STREAMING_GET'
  | 'STREAMING_LIST'
  | 'STREAMING_PLATFORMS'
  | 'STREAMING_SAMPLES'
  | 'SUPPORT_ACCOUNT_CASE_LIST'
  | 'SUPPORT_ACCOUNT_FIND'
  | 'SUPPORT_ADMIN_ACT_GET'
  | 'SUPPORT_ADMIN_ACT_LIST'
  | 'SUPPORT_CASE_CLOSE'
  | 'SUPPORT_CASE_END_SESSION'
  | 'SUPPORT_CASE_GET'
  | 'SUPPORT_CASE_LIST'
  | 'SUPPORT_CASE_OPEN'
  | 'SUPPORT_CASE_RECORD_CONSENT'
  | 'SUPPORT_CASE_RENEW'
  | 'SUPPORT_CASE_RETRY_UPLOAD'
  | 'SUPPORT_CASE_SESSION_LIST'
  | 'SUPPORT_MAIL_LIST'
  | 'SUPPORT_PAY_PER_LAUNCH_SET'
  | 'SUPPORT_STUCK_UPLOAD_LIST'
  | 'TEAM_ACCEPT'
  | 'TEAM_ACCEPT_OWNERSHIP'
  | 'TEAM_DECLINE'
  | 'TEAM_DECLINE_OWNERSHIP'
  | 'TEAM_INVITATIONS'
  | 'TEAM_INVITE'
  | 'TEAM_LEAVE'
  | 'TEAM_LIST'
  | 'TEAM_OFFER_OWNERSHIP'
  | 'TEAM_OWNERSHIP_OFFERS'
  | 'TEAM_REMOVE'
  | 'TEAM_SEND_AGAIN'
  | 'TEAM_UPDATE'
  | 'TEAM_WITHDRAW'
  | 'TEAM_WITHDRAW_OWNERSHIP'
  | 'UPLOADS_CANCEL'
  | 'UPLOADS_CONTINUE_ON_ALTERNATE'
  | 'UPLOADS_FINISH'
  | 'UPLOADS_GET'
  | 'UPLOADS_HEARTBEAT'
  | 'UPLOADS_LIST'
  | 'UPLOADS_PARTS'
  | 'UPLOADS_PARTS_SIGN'
  | 'UPLOADS_PLACES'
  | 'UPLOADS_RETRY'
  | 'UPLOADS_START'
  | 'UPLOADS_STUCK'
  | 'UPLOADS_TIMELINE'
  | 'UPLOADS_UPDATE';

export type AuditActor = {
  __typename?: 'AuditActor';
  actor: Actor;
  actorId: Scalars['ID']['output'];
};

export type AuditChange = {
  __typename?: 'AuditChange';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
};

export type AuditEntry = Node & {
  __typename?: 'AuditEntry';
  action: AuditAction;
  actionText: Scalars['String']['output'];
  actorId?: Maybe<Scalars['ID']['output']>;
  changes: Array<AuditChange>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  credentialId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  networkAddress?: Maybe<Scalars['String']['output']>;
  subject?: Maybe<Node>;
  subjectId?: Maybe<Scalars['ID']['output']>;
  subjectLabel?: Maybe<Scalars['String']['output']>;
  supportCase?: Maybe<SupportCase>;
};

export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  edges: Array<AuditEntryEdge>;
  hasMoreThanCounted: Scalars['Boolean']['output'];
  nodes: Array<AuditEntry>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type Bill = {
  __typename?: 'Bill';
  dueAt: Scalars['DateTime']['output'];
  lines: Array<BillLine>;
  taxCents: Scalars['Int']['output'];
  totalCents: Scalars['Int']['output'];
};

export type BillLine = {
  __typename?: 'BillLine';
  amountCents: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
  endsAt: Scalars['DateTime']['output'];
  partSeconds: Scalars['Int']['output'];
  plan: PlanKind;
  planName: Scalars['String']['output'];
  startsAt: Scalars['DateTime']['output'];
  unitCents: Scalars['Int']['output'];
  wholeSeconds: Scalars['Int']['output'];
};

export type BinItem = Node & {
  __typename?: 'BinItem';
  deletedAt: Scalars['DateTime']['output'];
  deletedBy: Actor;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: BinItemKind;
  name: Scalars['String']['output'];
  sizeBytes: Scalars['Bytes']['output'];
  subjectId: Scalars['ID']['output'];
};

export type BinItemConnection = {
  __typename?: 'BinItemConnection';
  edges: Array<BinItemEdge>;
  nodes: Array<BinItem>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type BinItemEdge = {
  __typename?: 'BinItemEdge';
  cursor: Scalars['String']['output'];
  node: BinItem;
};

export type BinItemKind =
  | 'APP'
  | 'APP_VERSION'
  | 'ASSET'
  | 'CONFIG'
  | 'MEETING_LINK'
  | 'STREAMING_LINK';

export type BinItemRestoreInput = {
  binItemId: Scalars['ID']['input'];
};

export type BinItemRestorePayload = {
  __typename?: 'BinItemRestorePayload';
  kind?: Maybe<BinItemKind>;
  restoredId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type BrowserFaultReportInput = {
  message: Scalars['String']['input'];
  route: Scalars['String']['input'];
  stack: Scalars['String']['input'];
};

export type BrowserFaultReportPayload = {
  __typename?: 'BrowserFaultReportPayload';
  isAccepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type BuildContents = {
  __typename?: 'BuildContents';
  defaultExecutable?: Maybe<Scalars['String']['output']>;
  executableCount: Scalars['Int']['output'];
  executables: Array<Scalars['String']['output']>;
  plugin: PluginTraces;
};

export type BuildLog = {
  __typename?: 'BuildLog';
  leftOutBytes: Scalars['Bytes']['output'];
  nextOffset: Scalars['Bytes']['output'];
  text: Scalars['String']['output'];
};

export type BuildType =
  | 'LINUX'
  | 'WINDOWS';

export type Card = {
  __typename?: 'Card';
  brand: Scalars['String']['output'];
  expiryMonth: Scalars['Int']['output'];
  expiryYear: Scalars['Int']['output'];
  last4: Scalars['String']['output'];
};

export type CardChangeStartInput = {
  idempotencyKey: Scalars['String']['input'];
};

export type CardChangeStartPayload = {
  __typename?: 'CardChangeStartPayload';
  checkoutId?: Maybe<Scalars['ID']['output']>;
  url?: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type Checkout = {
  __typename?: 'Checkout';
  checkoutId: Scalars['ID']['output'];
  count?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  dueCents: Scalars['Int']['output'];
  expiresAt: Scalars['DateTime']['output'];
  planName?: Maybe<Scalars['String']['output']>;
  state: CheckoutState;
};

export type CheckoutState =
  | 'COMPLETE'
  | 'EXPIRED'
  | 'OPEN'
  | 'REFUNDED';

export type ClientTokenCreateInput = {
  clientEmail: Scalars['String']['input'];
  expiresInMinutes?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: Scalars['String']['input'];
  object: Scalars['String']['input'];
};

export type ClientTokenCreatePayload = {
  __typename?: 'ClientTokenCreatePayload';
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  token?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type ConcurrentUsersPlan = {
  __typename?: 'ConcurrentUsersPlan';
  count: Scalars['Int']['output'];
  daysLeft: Scalars['Int']['output'];
  monthEndsAt: Scalars['DateTime']['output'];
  monthStartedAt: Scalars['DateTime']['output'];
  nextBill?: Maybe<Bill>;
  paidCount: Scalars['Int']['output'];
  startedAt: Scalars['DateTime']['output'];
  state: SubscriptionState;
};

export type Config = Node & {
  __typename?: 'Config';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  document?: Maybe<Scalars['String']['output']>;
  history?: Maybe<ConfigChangeConnection>;
  id: Scalars['ID']['output'];
  isProtected: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
  settings: ConfigSettings;
  updatedAt: Scalars['DateTime']['output'];
  usedBy?: Maybe<LinkConnection>;
  usedByCount: Scalars['Int']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
  warnings: Array<ConfigWarning>;
};


export type ConfigHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type ConfigUsedByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type ConfigAudioType =
  | 'MONO'
  | 'STEREO';

export type ConfigChange = Node & {
  __typename?: 'ConfigChange';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  differences: Array<ConfigDifference>;
  document?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  reason: ConfigChangeReason;
  revision: Scalars['Int']['output'];
  settings: ConfigSettings;
};

export type ConfigChangeConnection = {
  __typename?: 'ConfigChangeConnection';
  edges: Array<ConfigChangeEdge>;
  nodes: Array<ConfigChange>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ConfigChangeEdge = {
  __typename?: 'ConfigChangeEdge';
  cursor: Scalars['String']['output'];
  node: ConfigChange;
};

export type ConfigChangeReason =
  | 'CREATED'
  | 'DUPLICATED'
  | 'IMPORTED'
  | 'RESTORED'
  | 'UPDATED';

export type ConfigConnection = {
  __typename?: 'ConfigConnection';
  edges: Array<ConfigEdge>;
  nodes: Array<Config>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ConfigCreateInput = {
  idempotencyKey: Scalars['String']['input'];
  name: Scalars['String']['input'];
  settings?: InputMaybe<ConfigSettingsInput>;
};

export type ConfigCreatePayload = {
  __typename?: 'ConfigCreatePayload';
  config?: Maybe<Config>;
  userErrors: Array<UserError>;
};

export type ConfigDeleteInput = {
  configId: Scalars['ID']['input'];
};

export type ConfigDeletePayload = {
  __typename?: 'ConfigDeletePayload';
  binItem?: Maybe<BinItem>;
  deletedConfigId?: Maybe<Scalars['ID']['output']>;
  movedLinkCount: Scalars['Int']['output'];
  movedLinks?: Maybe<Array<Link>>;
  userErrors: Array<UserError>;
};

export type ConfigDifference = {
  __typename?: 'ConfigDifference';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ConfigDuplicateInput = {
  configId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ConfigDuplicatePayload = {
  __typename?: 'ConfigDuplicatePayload';
  config?: Maybe<Config>;
  userErrors: Array<UserError>;
};

export type ConfigEdge = {
  __typename?: 'ConfigEdge';
  cursor: Scalars['String']['output'];
  node: Config;
};

export type ConfigImportInput = {
  document: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  name: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};

export type ConfigImportPayload = {
  __typename?: 'ConfigImportPayload';
  config?: Maybe<Config>;
  leftOut: Array<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type ConfigLookup =
  { id: Scalars['ID']['input']; name?: never; }
  |  { id?: never; name: Scalars['String']['input']; };

export type ConfigMouseScheme =
  | 'HOVERING'
  | 'LOCKED';

export type ConfigPlatform =
  | 'LINUX'
  | 'STREAMING_APP'
  | 'WINDOWS';

export type ConfigQualityLevel =
  | 'AUTOMATIC'
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type ConfigResolution =
  | 'CUSTOM'
  | 'DYNAMIC';

export type ConfigRestoreChangeInput = {
  changeId: Scalars['ID']['input'];
  configId: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  revision: Scalars['Int']['input'];
};

export type ConfigRestoreChangePayload = {
  __typename?: 'ConfigRestoreChangePayload';
  config?: Maybe<Config>;
  userErrors: Array<UserError>;
};

export type ConfigSettings = {
  __typename?: 'ConfigSettings';
  allowsScreenshots: Scalars['Boolean']['output'];
  appParameters?: Maybe<Scalars['String']['output']>;
  appendsLaunchArguments: Scalars['Boolean']['output'];
  audioMaxBitrate: Scalars['Int']['output'];
  audioType: ConfigAudioType;
  autoPlays: Scalars['Boolean']['output'];
  consoleCommands?: Maybe<Scalars['String']['output']>;
  debugsUnreal: Scalars['Boolean']['output'];
  developersEmail?: Maybe<Scalars['String']['output']>;
  downloadsUnrealLog: Scalars['Boolean']['output'];
  emulatedLatitude?: Maybe<Scalars['Float']['output']>;
  emulatedLongitude?: Maybe<Scalars['Float']['output']>;
  endsIdleStreams: Scalars['Boolean']['output'];
  hasDraggableSettings: Scalars['Boolean']['output'];
  hasLinkExpiry: Scalars['Boolean']['output'];
  hasPassword: Scalars['Boolean']['output'];
  idleCloseMinutes: Scalars['Int']['output'];
  idleWarnMinutes: Scalars['Int']['output'];
  isAnonymised: Scalars['Boolean']['output'];
  launchArguments?: Maybe<Scalars['String']['output']>;
  linkExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  loadingBackground?: Maybe<Scalars['String']['output']>;
  loadingImage?: Maybe<Scalars['String']['output']>;
  loadingVideos: Array<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  mailsOnCrash: Scalars['Boolean']['output'];
  maxSessionMinutes: Scalars['Int']['output'];
  mouseScheme: ConfigMouseScheme;
  platform: ConfigPlatform;
  playButton?: Maybe<Scalars['String']['output']>;
  qualityLevel: ConfigQualityLevel;
  queueBackground?: Maybe<Scalars['String']['output']>;
  requiresPassword: Scalars['Boolean']['output'];
  resolution: ConfigResolution;
  resolutionHeight?: Maybe<Scalars['Int']['output']>;
  resolutionWidth?: Maybe<Scalars['Int']['output']>;
  showsBrowserMouse: Scalars['Boolean']['output'];
  showsControlBar: Scalars['Boolean']['output'];
  showsRuntimeNotifications: Scalars['Boolean']['output'];
  showsStreamControls: Scalars['Boolean']['output'];
  shufflesLoadingVideos: Scalars['Boolean']['output'];
  streamsFromEditor: Scalars['Boolean']['output'];
  titleBarIcon?: Maybe<Scalars['String']['output']>;
  touchActsAsMouse: Scalars['Boolean']['output'];
  usesCdn: Scalars['Boolean']['output'];
  usesMicrophone: Scalars['Boolean']['output'];
  usesTurnServer: Scalars['Boolean']['output'];
  usesVoip: Scalars['Boolean']['output'];
  voipRoomName?: Maybe<Scalars['String']['output']>;
};

export type ConfigSettingsInput = {
  allowsScreenshots?: InputMaybe<Scalars['Boolean']['input']>;
  appParameters?: InputMaybe<Scalars['String']['input']>;
  appendsLaunchArguments?: InputMaybe<Scalars['Boolean']['input']>;
  audioMaxBitrate?: InputMaybe<Scalars['Int']['input']>;
  audioType?: InputMaybe<ConfigAudioType>;
  autoPlays?: InputMaybe<Scalars['Boolean']['input']>;
  consoleCommands?: InputMaybe<Scalars['String']['input']>;
  debugsUnreal?: InputMaybe<Scalars['Boolean']['input']>;
  developersEmail?: InputMaybe<Scalars['String']['input']>;
  downloadsUnrealLog?: InputMaybe<Scalars['Boolean']['input']>;
  emulatedLatitude?: InputMaybe<Scalars['Float']['input']>;
  emulatedLongitude?: InputMaybe<Scalars['Float']['input']>;
  endsIdleStreams?: InputMaybe<Scalars['Boolean']['input']>;
  hasDraggableSettings?: InputMaybe<Scalars['Boolean']['input']>;
  hasLinkExpiry?: InputMaybe<Scalars['Boolean']['input']>;
  idleCloseMinutes?: InputMaybe<Scalars['Int']['input']>;
  idleWarnMinutes?: InputMaybe<Scalars['Int']['input']>;
  isAnonymised?: InputMaybe<Scalars['Boolean']['input']>;
  launchArguments?: InputMaybe<Scalars['String']['input']>;
  linkExpiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  loadingBackground?: InputMaybe<Scalars['String']['input']>;
  loadingImage?: InputMaybe<Scalars['String']['input']>;
  loadingVideos?: InputMaybe<Array<Scalars['String']['input']>>;
  logo?: InputMaybe<Scalars['String']['input']>;
  mailsOnCrash?: InputMaybe<Scalars['Boolean']['input']>;
  maxSessionMinutes?: InputMaybe<Scalars['Int']['input']>;
  mouseScheme?: InputMaybe<ConfigMouseScheme>;
  password?: InputMaybe<Scalars['String']['input']>;
  platform?: InputMaybe<ConfigPlatform>;
  playButton?: InputMaybe<Scalars['String']['input']>;
  qualityLevel?: InputMaybe<ConfigQualityLevel>;
  queueBackground?: InputMaybe<Scalars['String']['input']>;
  requiresPassword?: InputMaybe<Scalars['Boolean']['input']>;
  resolution?: InputMaybe<ConfigResolution>;
  resolutionHeight?: InputMaybe<Scalars['Int']['input']>;
  resolutionWidth?: InputMaybe<Scalars['Int']['input']>;
  showsBrowserMouse?: InputMaybe<Scalars['Boolean']['input']>;
  showsControlBar?: InputMaybe<Scalars['Boolean']['input']>;
  showsRuntimeNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  showsStreamControls?: InputMaybe<Scalars['Boolean']['input']>;
  shufflesLoadingVideos?: InputMaybe<Scalars['Boolean']['input']>;
  streamsFromEditor?: InputMaybe<Scalars['Boolean']['input']>;
  titleBarIcon?: InputMaybe<Scalars['String']['input']>;
  touchActsAsMouse?: InputMaybe<Scalars['Boolean']['input']>;
  usesCdn?: InputMaybe<Scalars['Boolean']['input']>;
  usesMicrophone?: InputMaybe<Scalars['Boolean']['input']>;
  usesTurnServer?: InputMaybe<Scalars['Boolean']['input']>;
  usesVoip?: InputMaybe<Scalars['Boolean']['input']>;
  voipRoomName?: InputMaybe<Scalars['String']['input']>;
};

export type ConfigUpdateInput = {
  configId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  settings: ConfigSettingsInput;
};

export type ConfigUpdatePayload = {
  __typename?: 'ConfigUpdatePayload';
  config?: Maybe<Config>;
  userErrors: Array<UserError>;
};

export type ConfigWarning = {
  __typename?: 'ConfigWarning';
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ContentArea =
  | 'APPS'
  | 'ASSETS'
  | 'CONFIGS'
  | 'KEYS'
  | 'LINKS'
  | 'PLAN'
  | 'STREAMING'
  | 'TEAM';

export type ContentChange = {
  __typename?: 'ContentChange';
  area?: Maybe<ContentArea>;
  cursor: Scalars['String']['output'];
  resync: Scalars['Boolean']['output'];
};

export type CredentialKind =
  | 'API_KEY'
  | 'SESSION';

export type DemoApp = {
  __typename?: 'DemoApp';
  isDemo: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  url: Scalars['URL']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
};

export type DemoAppDeleteInput = {
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type DemoAppDeletePayload = {
  __typename?: 'DemoAppDeletePayload';
  clientMutationId?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type EmbeddingDomain = {
  __typename?: 'EmbeddingDomain';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  domain: Scalars['String']['output'];
};

export type EmbeddingDomainAddInput = {
  domain: Scalars['String']['input'];
};

export type EmbeddingDomainAddPayload = {
  __typename?: 'EmbeddingDomainAddPayload';
  embeddingDomain?: Maybe<EmbeddingDomain>;
  userErrors: Array<UserError>;
};

export type EmbeddingDomainRemoveInput = {
  domain: Scalars['String']['input'];
};

export type EmbeddingDomainRemovePayload = {
  __typename?: 'EmbeddingDomainRemovePayload';
  removedDomain?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type FailureSolvedBy =
  | 'CUSTOMER'
  | 'US';

export type FaultCode =
  | 'BAD_USER_INPUT'
  | 'CASE_REQUIRED'
  | 'FORBIDDEN'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL'
  | 'PANEL_OUTDATED'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PROFILE_UNFINISHED'
  | 'QUERY_TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'UNAUTHENTICATED'
  | 'UPSTREAM_UNAVAILABLE';

export type GeneratedApiKeyKind =
  | 'API'
  | 'STREAMING';

export type GraphiqlTokenCreateInput = {
  apiKeyId: Scalars['ID']['input'];
};

export type GraphiqlTokenCreatePayload = {
  __typename?: 'GraphiqlTokenCreatePayload';
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  token?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type HttpHeader = {
  __typename?: 'HttpHeader';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type Invoice = Node & {
  __typename?: 'Invoice';
  bill: Bill;
  createdAt: Scalars['DateTime']['output'];
  declineText?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  reason: InvoiceReason;
  state: InvoiceState;
  triesAgainAt?: Maybe<Scalars['DateTime']['output']>;
  viewerCanPay: Scalars['Boolean']['output'];
};

export type InvoiceConnection = {
  __typename?: 'InvoiceConnection';
  edges: Array<InvoiceEdge>;
  nodes: Array<Invoice>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type InvoiceEdge = {
  __typename?: 'InvoiceEdge';
  cursor: Scalars['String']['output'];
  node: Invoice;
};

export type InvoiceFilter =
  | 'OPEN'
  | 'PAID';

export type InvoicePayInput = {
  invoiceId: Scalars['ID']['input'];
};

export type InvoicePayPayload = {
  __typename?: 'InvoicePayPayload';
  invoice?: Maybe<Invoice>;
  userErrors: Array<UserError>;
};

export type InvoiceReason =
  | 'CHANGE'
  | 'RENEWAL'
  | 'START';

export type InvoiceState =
  | 'OPEN'
  | 'PAID'
  | 'UNCOLLECTIBLE';

export type LatestMove = Node & {
  __typename?: 'LatestMove';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  from?: Maybe<AppVersion>;
  fromNumber?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  to?: Maybe<AppVersion>;
  toNumber: Scalars['Int']['output'];
  why: LatestMoveReason;
};

export type LatestMoveConnection = {
  __typename?: 'LatestMoveConnection';
  edges: Array<LatestMoveEdge>;
  nodes: Array<LatestMove>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type LatestMoveEdge = {
  __typename?: 'LatestMoveEdge';
  cursor: Scalars['String']['output'];
  node: LatestMove;
};

export type LatestMoveReason =
  | 'CHOSEN'
  | 'TESTED';

export type Link = {
  app?: Maybe<App>;
  config?: Maybe<Config>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  id: Scalars['ID']['output'];
  isAnonymised: Scalars['Boolean']['output'];
  isUrlShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  pinnedVersion?: Maybe<AppVersion>;
  revision: Scalars['Int']['output'];
  servesLatest: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  viewerCanChange: Scalars['Boolean']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
};

export type LinkConnection = {
  __typename?: 'LinkConnection';
  edges: Array<LinkEdge>;
  nodes: Array<Link>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type LinkDeleteInput = {
  linkId: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};

export type LinkDeletePayload = {
  __typename?: 'LinkDeletePayload';
  binItem?: Maybe<BinItem>;
  deletedLinkId?: Maybe<Scalars['ID']['output']>;
  link?: Maybe<Link>;
  userErrors: Array<UserError>;
};

export type LinkEdge = {
  __typename?: 'LinkEdge';
  cursor: Scalars['String']['output'];
  node: Link;
};

export type LinkOrder = {
  direction: OrderDirection;
  field: LinkOrderField;
};

export type LinkOrderField =
  | 'CREATED_AT'
  | 'NAME';

export type LinkRenameInput = {
  linkId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};

export type LinkRenamePayload = {
  __typename?: 'LinkRenamePayload';
  link?: Maybe<Link>;
  userErrors: Array<UserError>;
};

export type LinkSetConfigInput = {
  configId: Scalars['ID']['input'];
  linkId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};

export type LinkSetConfigPayload = {
  __typename?: 'LinkSetConfigPayload';
  link?: Maybe<Link>;
  userErrors: Array<UserError>;
};

export type LinkSetVersionInput = {
  appVersionId?: InputMaybe<Scalars['ID']['input']>;
  linkId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  servesLatest?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LinkSetVersionPayload = {
  __typename?: 'LinkSetVersionPayload';
  link?: Maybe<Link>;
  userErrors: Array<UserError>;
};

export type LiveSessionsChange = {
  __typename?: 'LiveSessionsChange';
  cursor: Scalars['String']['output'];
};

export type Mail = {
  __typename?: 'Mail';
  account?: Maybe<Account>;
  createdAt: Scalars['DateTime']['output'];
  failedTries: Scalars['Int']['output'];
  kind: MailKind;
  lastFailedAt?: Maybe<Scalars['DateTime']['output']>;
  problem?: Maybe<MailProblem>;
  recipient: Scalars['String']['output'];
  replyCode?: Maybe<Scalars['Int']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  state: MailState;
};

export type MailKind =
  | 'ACCOUNT_DELETION'
  | 'BUILD_CRASHED'
  | 'NEW_DEVICE'
  | 'OWNERSHIP'
  | 'PASSWORD_RESET'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_REFUNDED'
  | 'PLAN_ENDED'
  | 'RECEIPT'
  | 'SIGN_UP_CODE'
  | 'TEAM_INVITATION'
  | 'TEST_SERVER_DOWN'
  | 'UPLOAD_OUTCOME';

export type MailProblem =
  | 'POSTPONED'
  | 'RECIPIENT_REFUSED'
  | 'SERVER_REFUSED'
  | 'UNREACHABLE';

export type MailState =
  | 'FAILING'
  | 'GIVEN_UP'
  | 'SENT'
  | 'WAITING';

export type MeetingLink = Link & Node & {
  __typename?: 'MeetingLink';
  app?: Maybe<App>;
  config?: Maybe<Config>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  guestIframeSnippet: Scalars['String']['output'];
  guestUrl: Scalars['URL']['output'];
  hostIframeSnippet: Scalars['String']['output'];
  hostUrl: Scalars['URL']['output'];
  id: Scalars['ID']['output'];
  isAnonymised: Scalars['Boolean']['output'];
  isUrlShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  pinnedVersion?: Maybe<AppVersion>;
  revision: Scalars['Int']['output'];
  servesLatest: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  viewerCanChange: Scalars['Boolean']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
};

export type MeetingLinkConnection = {
  __typename?: 'MeetingLinkConnection';
  edges: Array<MeetingLinkEdge>;
  nodes: Array<MeetingLink>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type MeetingLinkCreateInput = {
  appId: Scalars['ID']['input'];
  appVersionId?: InputMaybe<Scalars['ID']['input']>;
  configId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey: Scalars['String']['input'];
};

export type MeetingLinkCreatePayload = {
  __typename?: 'MeetingLinkCreatePayload';
  meetingLink?: Maybe<MeetingLink>;
  userErrors: Array<UserError>;
};

export type MeetingLinkEdge = {
  __typename?: 'MeetingLinkEdge';
  cursor: Scalars['String']['output'];
  node: MeetingLink;
};

export type Member = Actor & {
  __typename?: 'Member';
  label: Scalars['String']['output'];
};

export type MemberRole =
  | 'EDITOR'
  | 'FINANCE'
  | 'VIEWER';

export type Mutation = {
  __typename?: 'Mutation';
  accountDelete?: Maybe<AccountDeletePayload>;
  accountRestore?: Maybe<AccountRestorePayload>;
  accountSetPayPerLaunch?: Maybe<AccountSetPayPerLaunchPayload>;
  accountSetVersionControl?: Maybe<AccountSetVersionControlPayload>;
  alertChannelTest?: Maybe<AlertChannelTestPayload>;
  apiKeyCreate?: Maybe<ApiKeyCreatePayload>;
  apiKeyGenerate?: Maybe<ApiKeyGeneratePayload>;
  apiKeyRevoke?: Maybe<ApiKeyRevokePayload>;
  appDelete?: Maybe<AppDeletePayload>;
  appThumbnailFinish?: Maybe<AppThumbnailFinishPayload>;
  appThumbnailStart?: Maybe<AppThumbnailStartPayload>;
  appVersionDelete?: Maybe<AppVersionDeletePayload>;
  appVersionMakeLatest?: Maybe<AppVersionMakeLatestPayload>;
  assetCancel?: Maybe<AssetCancelPayload>;
  assetDelete?: Maybe<AssetDeletePayload>;
  assetFinish?: Maybe<AssetFinishPayload>;
  assetPartsSign?: Maybe<AssetPartsSignPayload>;
  assetStart?: Maybe<AssetStartPayload>;
  binItemRestore?: Maybe<BinItemRestorePayload>;
  browserFaultReport?: Maybe<BrowserFaultReportPayload>;
  cardChangeStart?: Maybe<CardChangeStartPayload>;
  clientTokenCreate?: Maybe<ClientTokenCreatePayload>;
  configCreate?: Maybe<ConfigCreatePayload>;
  configDelete?: Maybe<ConfigDeletePayload>;
  configDuplicate?: Maybe<ConfigDuplicatePayload>;
  configImport?: Maybe<ConfigImportPayload>;
  configRestoreChange?: Maybe<ConfigRestoreChangePayload>;
  configUpdate?: Maybe<ConfigUpdatePayload>;
  demoAppDelete?: Maybe<DemoAppDeletePayload>;
  embeddingDomainAdd?: Maybe<EmbeddingDomainAddPayload>;
  embeddingDomainRemove?: Maybe<EmbeddingDomainRemovePayload>;
  graphiqlTokenCreate?: Maybe<GraphiqlTokenCreatePayload>;
  invoicePay?: Maybe<InvoicePayPayload>;
  linkDelete?: Maybe<LinkDeletePayload>;
  linkRename?: Maybe<LinkRenamePayload>;
  linkSetConfig?: Maybe<LinkSetConfigPayload>;
  linkSetVersion?: Maybe<LinkSetVersionPayload>;
  meetingLinkCreate?: Maybe<MeetingLinkCreatePayload>;
  newsletterSubscribe?: Maybe<NewsletterSubscribePayload>;
  newsletterUnsubscribe?: Maybe<NewsletterUnsubscribePayload>;
  notificationDelete?: Maybe<NotificationDeletePayload>;
  notificationsClear?: Maybe<NotificationsClearPayload>;
  notificationsMarkRead?: Maybe<NotificationsMarkReadPayload>;
  ownershipOfferAccept?: Maybe<OwnershipOfferAcceptPayload>;
  ownershipOfferCreate?: Maybe<OwnershipOfferCreatePayload>;
  ownershipOfferDecline?: Maybe<OwnershipOfferDeclinePayload>;
  ownershipOfferWithdraw?: Maybe<OwnershipOfferWithdrawPayload>;
  passwordResetFinish?: Maybe<PasswordResetFinishPayload>;
  passwordResetStart?: Maybe<PasswordResetStartPayload>;
  phoneNumberChange?: Maybe<PhoneNumberChangePayload>;
  planChange?: Maybe<PlanChangePayload>;
  planCheckoutStart?: Maybe<PlanCheckoutStartPayload>;
  profileFinish?: Maybe<ProfileFinishPayload>;
  sessionCreate?: Maybe<SessionCreatePayload>;
  sessionCreateWithCode?: Maybe<SessionCreateWithCodePayload>;
  sessionDelete?: Maybe<SessionDeletePayload>;
  sessionRevoke?: Maybe<SessionRevokePayload>;
  sessionRevokeOthers?: Maybe<SessionRevokeOthersPayload>;
  signInCodeCreate?: Maybe<SignInCodeCreatePayload>;
  signUpFinish?: Maybe<SignUpFinishPayload>;
  signUpSendAgain?: Maybe<SignUpSendAgainPayload>;
  signUpStart?: Maybe<SignUpStartPayload>;
  signedLinkCreate?: Maybe<SignedLinkCreatePayload>;
  signedLinkRevoke?: Maybe<SignedLinkRevokePayload>;
  streamingLinkCreate?: Maybe<StreamingLinkCreatePayload>;
  streamingSessionEnd?: Maybe<StreamingSessionEndPayload>;
  supportCaseClose?: Maybe<SupportCaseClosePayload>;
  supportCaseEndSession?: Maybe<SupportCaseEndSessionPayload>;
  supportCaseOpen?: Maybe<SupportCaseOpenPayload>;
  supportCaseRecordConsent?: Maybe<SupportCaseRecordConsentPayload>;
  supportCaseRenew?: Maybe<SupportCaseRenewPayload>;
  supportCaseRetryUpload?: Maybe<SupportCaseRetryUploadPayload>;
  teamInvitationAccept?: Maybe<TeamInvitationAcceptPayload>;
  teamInvitationCreate?: Maybe<TeamInvitationCreatePayload>;
  teamInvitationDecline?: Maybe<TeamInvitationDeclinePayload>;
  teamInvitationSendAgain?: Maybe<TeamInvitationSendAgainPayload>;
  teamInvitationWithdraw?: Maybe<TeamInvitationWithdrawPayload>;
  teamLeave?: Maybe<TeamLeavePayload>;
  teamMemberRemove?: Maybe<TeamMemberRemovePayload>;
  teamMemberUpdate?: Maybe<TeamMemberUpdatePayload>;
  uploadCancel?: Maybe<UploadCancelPayload>;
  uploadContinueOnAlternate?: Maybe<UploadContinueOnAlternatePayload>;
  uploadFinish?: Maybe<UploadFinishPayload>;
  uploadHeartbeat?: Maybe<UploadHeartbeatPayload>;
  uploadPartsSign?: Maybe<UploadPartsSignPayload>;
  uploadRetry?: Maybe<UploadRetryPayload>;
  uploadStart?: Maybe<UploadStartPayload>;
  uploadUpdate?: Maybe<UploadUpdatePayload>;
  usernameChange?: Maybe<UsernameChangePayload>;
};


export type MutationAccountDeleteArgs = {
  input: AccountDeleteInput;
};


export type MutationAccountRestoreArgs = {
  input: AccountRestoreInput;
};


export type MutationAccountSetPayPerLaunchArgs = {
  input: AccountSetPayPerLaunchInput;
};


export type MutationAccountSetVersionControlArgs = {
  input: AccountSetVersionControlInput;
};


export type MutationAlertChannelTestArgs = {
  input: AlertChannelTestInput;
};


export type MutationApiKeyCreateArgs = {
  input: ApiKeyCreateInput;
};


export type MutationApiKeyGenerateArgs = {
  input: ApiKeyGenerateInput;
};


export type MutationApiKeyRevokeArgs = {
  input: ApiKeyRevokeInput;
};


export type MutationAppDeleteArgs = {
  input: AppDeleteInput;
};


export type MutationAppThumbnailFinishArgs = {
  input: AppThumbnailFinishInput;
};


export type MutationAppThumbnailStartArgs = {
  input: AppThumbnailStartInput;
};


export type MutationAppVersionDeleteArgs = {
  input: AppVersionDeleteInput;
};


export type MutationAppVersionMakeLatestArgs = {
  input: AppVersionMakeLatestInput;
};


export type MutationAssetCancelArgs = {
  input: AssetCancelInput;
};


export type MutationAssetDeleteArgs = {
  input: AssetDeleteInput;
};


export type MutationAssetFinishArgs = {
  input: AssetFinishInput;
};


export type MutationAssetPartsSignArgs = {
  input: AssetPartsSignInput;
};


export type MutationAssetStartArgs = {
  input: AssetStartInput;
};


export type MutationBinItemRestoreArgs = {
  input: BinItemRestoreInput;
};


export type MutationBrowserFaultReportArgs = {
  input: BrowserFaultReportInput;
};


export type MutationCardChangeStartArgs = {
  input: CardChangeStartInput;
};


export type MutationClientTokenCreateArgs = {
  input: ClientTokenCreateInput;
};


export type MutationConfigCreateArgs = {
  input: ConfigCreateInput;
};


export type MutationConfigDeleteArgs = {
  input: ConfigDeleteInput;
};


export type MutationConfigDuplicateArgs = {
  input: ConfigDuplicateInput;
};


export type MutationConfigImportArgs = {
  input: ConfigImportInput;
};


export type MutationConfigRestoreChangeArgs = {
  input: ConfigRestoreChangeInput;
};


export type MutationConfigUpdateArgs = {
  input: ConfigUpdateInput;
};


export type MutationDemoAppDeleteArgs = {
  input: DemoAppDeleteInput;
};


export type MutationEmbeddingDomainAddArgs = {
  input: EmbeddingDomainAddInput;
};


export type MutationEmbeddingDomainRemoveArgs = {
  input: EmbeddingDomainRemoveInput;
};


export type MutationGraphiqlTokenCreateArgs = {
  input: GraphiqlTokenCreateInput;
};


export type MutationInvoicePayArgs = {
  input: InvoicePayInput;
};


export type MutationLinkDeleteArgs = {
  input: LinkDeleteInput;
};


export type MutationLinkRenameArgs = {
  input: LinkRenameInput;
};


export type MutationLinkSetConfigArgs = {
  input: LinkSetConfigInput;
};


export type MutationLinkSetVersionArgs = {
  input: LinkSetVersionInput;
};


export type MutationMeetingLinkCreateArgs = {
  input: MeetingLinkCreateInput;
};


export type MutationNewsletterSubscribeArgs = {
  input: NewsletterSubscribeInput;
};


export type MutationNewsletterUnsubscribeArgs = {
  input: NewsletterUnsubscribeInput;
};


export type MutationNotificationDeleteArgs = {
  input: NotificationDeleteInput;
};


export type MutationNotificationsClearArgs = {
  input: NotificationsClearInput;
};


export type MutationNotificationsMarkReadArgs = {
  input: NotificationsMarkReadInput;
};


export type MutationOwnershipOfferAcceptArgs = {
  input: OwnershipOfferAcceptInput;
};


export type MutationOwnershipOfferCreateArgs = {
  input: OwnershipOfferCreateInput;
};


export type MutationOwnershipOfferDeclineArgs = {
  input: OwnershipOfferDeclineInput;
};


export type MutationOwnershipOfferWithdrawArgs = {
  input: OwnershipOfferWithdrawInput;
};


export type MutationPasswordResetFinishArgs = {
  input: PasswordResetFinishInput;
};


export type MutationPasswordResetStartArgs = {
  input: PasswordResetStartInput;
};


export type MutationPhoneNumberChangeArgs = {
  input: PhoneNumberChangeInput;
};


export type MutationPlanChangeArgs = {
  input: PlanChangeInput;
};


export type MutationPlanCheckoutStartArgs = {
  input: PlanCheckoutStartInput;
};


export type MutationProfileFinishArgs = {
  input: ProfileFinishInput;
};


export type MutationSessionCreateArgs = {
  input: SessionCreateInput;
};


export type MutationSessionCreateWithCodeArgs = {
  input: SessionCreateWithCodeInput;
};


export type MutationSessionDeleteArgs = {
  input: SessionDeleteInput;
};


export type MutationSessionRevokeArgs = {
  input: SessionRevokeInput;
};


export type MutationSessionRevokeOthersArgs = {
  input: SessionRevokeOthersInput;
};


export type MutationSignInCodeCreateArgs = {
  input: SignInCodeCreateInput;
};


export type MutationSignUpFinishArgs = {
  input: SignUpFinishInput;
};


export type MutationSignUpSendAgainArgs = {
  input: SignUpSendAgainInput;
};


export type MutationSignUpStartArgs = {
  input: SignUpStartInput;
};


export type MutationSignedLinkCreateArgs = {
  input: SignedLinkCreateInput;
};


export type MutationSignedLinkRevokeArgs = {
  input: SignedLinkRevokeInput;
};


export type MutationStreamingLinkCreateArgs = {
  input: StreamingLinkCreateInput;
};


export type MutationStreamingSessionEndArgs = {
  input: StreamingSessionEndInput;
};


export type MutationSupportCaseCloseArgs = {
  input: SupportCaseCloseInput;
};


export type MutationSupportCaseEndSessionArgs = {
  input: SupportCaseEndSessionInput;
};


export type MutationSupportCaseOpenArgs = {
  input: SupportCaseOpenInput;
};


export type MutationSupportCaseRecordConsentArgs = {
  input: SupportCaseRecordConsentInput;
};


export type MutationSupportCaseRenewArgs = {
  input: SupportCaseRenewInput;
};


export type MutationSupportCaseRetryUploadArgs = {
  input: SupportCaseRetryUploadInput;
};


export type MutationTeamInvitationAcceptArgs = {
  input: TeamInvitationAcceptInput;
};


export type MutationTeamInvitationCreateArgs = {
  input: TeamInvitationCreateInput;
};


export type MutationTeamInvitationDeclineArgs = {
  input: TeamInvitationDeclineInput;
};


export type MutationTeamInvitationSendAgainArgs = {
  input: TeamInvitationSendAgainInput;
};


export type MutationTeamInvitationWithdrawArgs = {
  input: TeamInvitationWithdrawInput;
};


export type MutationTeamLeaveArgs = {
  input: TeamLeaveInput;
};


export type MutationTeamMemberRemoveArgs = {
  input: TeamMemberRemoveInput;
};


export type MutationTeamMemberUpdateArgs = {
  input: TeamMemberUpdateInput;
};


export type MutationUploadCancelArgs = {
  input: UploadCancelInput;
};


export type MutationUploadContinueOnAlternateArgs = {
  input: UploadContinueOnAlternateInput;
};


export type MutationUploadFinishArgs = {
  input: UploadFinishInput;
};


export type MutationUploadHeartbeatArgs = {
  input: UploadHeartbeatInput;
};


export type MutationUploadPartsSignArgs = {
  input: UploadPartsSignInput;
};


export type MutationUploadRetryArgs = {
  input: UploadRetryInput;
};


export type MutationUploadStartArgs = {
  input: UploadStartInput;
};


export type MutationUploadUpdateArgs = {
  input: UploadUpdateInput;
};


export type MutationUsernameChangeArgs = {
  input: UsernameChangeInput;
};

export type Newsletter = {
  __typename?: 'Newsletter';
  isSubscribed: Scalars['Boolean']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type NewsletterSubscribeInput = {
  wordingVersion: Scalars['Int']['input'];
};

export type NewsletterSubscribePayload = {
  __typename?: 'NewsletterSubscribePayload';
  newsletter?: Maybe<Newsletter>;
  userErrors: Array<UserError>;
};

export type NewsletterSubscriber = {
  __typename?: 'NewsletterSubscriber';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  personId: Scalars['ID']['output'];
  sentence: Scalars['String']['output'];
  unsubscribeUrl: Scalars['URL']['output'];
  wordingVersion: Scalars['Int']['output'];
};

export type NewsletterUnsubscribeInput = {
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type NewsletterUnsubscribePayload = {
  __typename?: 'NewsletterUnsubscribePayload';
  newsletter?: Maybe<Newsletter>;
  userErrors: Array<UserError>;
};

export type NewsletterWording = {
  __typename?: 'NewsletterWording';
  sentence: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type Node = {
  id: Scalars['ID']['output'];
};

export type Notification = Node & {
  __typename?: 'Notification';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: NotificationKind;
  link?: Maybe<NotificationLink>;
  message: Scalars['String']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
};

export type NotificationAddition = {
  __typename?: 'NotificationAddition';
  cursor: Scalars['String']['output'];
  notification?: Maybe<Notification>;
  resync: Scalars['Boolean']['output'];
};

export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  edges: Array<NotificationEdge>;
  nodes: Array<Notification>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
};

export type NotificationDeleteInput = {
  notificationId: Scalars['ID']['input'];
};

export type NotificationDeletePayload = {
  __typename?: 'NotificationDeletePayload';
  deletedNotificationId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  cursor: Scalars['String']['output'];
  node: Notification;
};

export type NotificationKind =
  | 'ACCOUNT_CHANGED'
  | 'UPLOAD_FAILED'
  | 'UPLOAD_TESTED';

export type NotificationLink = {
  __typename?: 'NotificationLink';
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type NotificationsClearInput = {
  upTo?: InputMaybe<Scalars['ID']['input']>;
};

export type NotificationsClearPayload = {
  __typename?: 'NotificationsClearPayload';
  changedCount?: Maybe<Scalars['Int']['output']>;
  unreadCount?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type NotificationsMarkReadInput = {
  upTo?: InputMaybe<Scalars['ID']['input']>;
};

export type NotificationsMarkReadPayload = {
  __typename?: 'NotificationsMarkReadPayload';
  changedCount?: Maybe<Scalars['Int']['output']>;
  unreadCount?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type OwnershipOffer = {
  __typename?: 'OwnershipOffer';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  offerId: Scalars['ID']['output'];
  personId: Scalars['ID']['output'];
};

export type OwnershipOfferAcceptInput = {
  offerId: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};

export type OwnershipOfferAcceptPayload = {
  __typename?: 'OwnershipOfferAcceptPayload';
  accountId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type OwnershipOfferCreateInput = {
  password: Scalars['String']['input'];
  personId: Scalars['ID']['input'];
};

export type OwnershipOfferCreatePayload = {
  __typename?: 'OwnershipOfferCreatePayload';
  offer?: Maybe<OwnershipOffer>;
  userErrors: Array<UserError>;
};

export type OwnershipOfferDeclineInput = {
  offerId: Scalars['ID']['input'];
};

export type OwnershipOfferDeclinePayload = {
  __typename?: 'OwnershipOfferDeclinePayload';
  isDeclined: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type OwnershipOfferWithdrawInput = {
  offerId: Scalars['ID']['input'];
};

export type OwnershipOfferWithdrawPayload = {
  __typename?: 'OwnershipOfferWithdrawPayload';
  isWithdrawn: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PartLink = {
  __typename?: 'PartLink';
  expiresAt: Scalars['DateTime']['output'];
  headers: Array<HttpHeader>;
  method: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  offsetBytes: Scalars['Bytes']['output'];
  sha256Header: Scalars['String']['output'];
  sizeBytes: Scalars['Bytes']['output'];
  url: Scalars['URL']['output'];
};

export type PartRange = {
  __typename?: 'PartRange';
  first: Scalars['Int']['output'];
  last: Scalars['Int']['output'];
};

export type PasswordResetFinishInput = {
  code: Scalars['String']['input'];
  keepsApiKeys?: InputMaybe<Scalars['Boolean']['input']>;
  password: Scalars['String']['input'];
};

export type PasswordResetFinishPayload = {
  __typename?: 'PasswordResetFinishPayload';
  endedApiKeyCount?: Maybe<Scalars['Int']['output']>;
  isSet: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type PasswordResetStartInput = {
  email: Scalars['String']['input'];
};

export type PasswordResetStartPayload = {
  __typename?: 'PasswordResetStartPayload';
  isSent: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type PendingSignUp = {
  __typename?: 'PendingSignUp';
  canSendAgainAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  signUpId: Scalars['ID']['output'];
};

export type Person = Node & {
  __typename?: 'Person';
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  role?: Maybe<PersonRole>;
  username?: Maybe<Scalars['String']['output']>;
};

export type PersonRole =
  | 'ADMIN'
  | 'CUSTOMER'
  | 'SUPPORT';

export type PhoneNumberChangeInput = {
  phoneNumber: Scalars['String']['input'];
};

export type PhoneNumberChangePayload = {
  __typename?: 'PhoneNumberChangePayload';
  phoneNumber?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type PlanChangeInput = {
  fingerprint: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  wish: PlanChangeWishInput;
};

export type PlanChangePayload = {
  __typename?: 'PlanChangePayload';
  account?: Maybe<Account>;
  userErrors: Array<UserError>;
};

export type PlanChangePreview = {
  __typename?: 'PlanChangePreview';
  fingerprint?: Maybe<Scalars['String']['output']>;
  loss?: Maybe<PlanLoss>;
  nextBill?: Maybe<Bill>;
  nextBillUnchanged?: Maybe<Bill>;
  today?: Maybe<Bill>;
  userErrors: Array<UserError>;
};

export type PlanChangeWishInput =
  { cancel: Scalars['Boolean']['input']; reactivate?: never; setCount?: never; }
  |  { cancel?: never; reactivate: Scalars['Boolean']['input']; setCount?: never; }
  |  { cancel?: never; reactivate?: never; setCount: Scalars['Int']['input']; };

export type PlanCheckoutStartInput = {
  count: Scalars['Int']['input'];
  fingerprint: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  plan: PlanKind;
};

export type PlanCheckoutStartPayload = {
  __typename?: 'PlanCheckoutStartPayload';
  checkoutId?: Maybe<Scalars['ID']['output']>;
  url?: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type PlanKind =
  | 'CONCURRENT_USERS';

export type PlanLoss = {
  __typename?: 'PlanLoss';
  places: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
};

export type PlanStartInput = {
  count: Scalars['Int']['input'];
  plan: PlanKind;
};

export type PlanState = ConcurrentUsersPlan | Trial | TrialExpired;

export type PlanWishInput =
  { cancel: Scalars['Boolean']['input']; reactivate?: never; setCount?: never; start?: never; }
  |  { cancel?: never; reactivate: Scalars['Boolean']['input']; setCount?: never; start?: never; }
  |  { cancel?: never; reactivate?: never; setCount: Scalars['Int']['input']; start?: never; }
  |  { cancel?: never; reactivate?: never; setCount?: never; start: PlanStartInput; };

export type PluginTraces = {
  __typename?: 'PluginTraces';
  hasFolder: Scalars['Boolean']['output'];
  hasPlugin: Scalars['Boolean']['output'];
  hasVersion2Folder: Scalars['Boolean']['output'];
  isInManifest: Scalars['Boolean']['output'];
  isVersion2InManifest: Scalars['Boolean']['output'];
  rootFolder?: Maybe<Scalars['String']['output']>;
};

export type Profile = {
  __typename?: 'Profile';
  phoneNumber?: Maybe<Scalars['String']['output']>;
};

export type ProfileFinishInput = {
  leadSource: Scalars['String']['input'];
  newsletterWordingVersion?: InputMaybe<Scalars['Int']['input']>;
  phoneNumber: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type ProfileFinishPayload = {
  __typename?: 'ProfileFinishPayload';
  person?: Maybe<Person>;
  userErrors: Array<UserError>;
};

export type Program = Actor & {
  __typename?: 'Program';
  label: Scalars['String']['output'];
};

export type PublicConfig = {
  __typename?: 'PublicConfig';
  documentationUrl: Scalars['URL']['output'];
  filesOrigin: Scalars['URL']['output'];
  isPlugin2Supported: Scalars['Boolean']['output'];
  maxUploadBytes: Scalars['Bytes']['output'];
  newsletterWording: NewsletterWording;
  partBytes: Scalars['Bytes']['output'];
  productName: Scalars['String']['output'];
  streamOrigin: Scalars['URL']['output'];
  supportUrl: Scalars['URL']['output'];
  tutorialUrl?: Maybe<Scalars['URL']['output']>;
};

export type Query = {
  __typename?: 'Query';
  account?: Maybe<Account>;
  alertChannels?: Maybe<Array<AlertChannel>>;
  alerts?: Maybe<AlertConnection>;
  mails?: Maybe<Array<Mail>>;
  newsletterSubscribers?: Maybe<Array<NewsletterSubscriber>>;
  node?: Maybe<Node>;
  publicConfig: PublicConfig;
  signUpCheck: SignUpCheck;
  stuckUploads?: Maybe<Array<Upload>>;
  supportCases?: Maybe<SupportCaseConnection>;
  teamInvitation?: Maybe<ReceivedTeamInvitation>;
  viewer?: Maybe<Viewer>;
};


export type QueryAccountArgs = {
  by: AccountLookup;
};


export type QueryAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<AlertKind>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<AlertState>>;
};


export type QueryMailsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  recipient?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNewsletterSubscribersArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySignUpCheckArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStuckUploadsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySupportCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTeamInvitationArgs = {
  token: Scalars['String']['input'];
};

export type ReceivedOwnershipOffer = {
  __typename?: 'ReceivedOwnershipOffer';
  accountId: Scalars['ID']['output'];
  accountLabel: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  offerId: Scalars['ID']['output'];
  ownerEmail: Scalars['String']['output'];
};

export type ReceivedTeamInvitation = {
  __typename?: 'ReceivedTeamInvitation';
  accountUsername: Scalars['String']['output'];
  appCount?: Maybe<Scalars['Int']['output']>;
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  invitationId: Scalars['ID']['output'];
  role: MemberRole;
  state: TeamInvitationState;
};

export type Refusal = UserError & {
  __typename?: 'Refusal';
  code: UserErrorCode;
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type SearchResult = App | Config | MeetingLink | StreamingLink;

export type Session = Node & {
  __typename?: 'Session';
  browser?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  system?: Maybe<Scalars['String']['output']>;
};

export type SessionCreateInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SessionCreatePayload = {
  __typename?: 'SessionCreatePayload';
  userErrors: Array<UserError>;
  viewer?: Maybe<Viewer>;
};

export type SessionCreateWithCodeInput = {
  code: Scalars['String']['input'];
};

export type SessionCreateWithCodePayload = {
  __typename?: 'SessionCreateWithCodePayload';
  userErrors: Array<UserError>;
  viewer?: Maybe<Viewer>;
};

export type SessionDeleteInput = {
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type SessionDeletePayload = {
  __typename?: 'SessionDeletePayload';
  clientMutationId?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type SessionRevokeInput = {
  sessionId: Scalars['ID']['input'];
};

export type SessionRevokeOthersInput = {
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type SessionRevokeOthersPayload = {
  __typename?: 'SessionRevokeOthersPayload';
  endedCount?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type SessionRevokePayload = {
  __typename?: 'SessionRevokePayload';
  isRevoked: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type SignInCodeCreateInput = {
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

export type SignInCodeCreatePayload = {
  __typename?: 'SignInCodeCreatePayload';
  code?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
};

export type SignUpCheck = {
  __typename?: 'SignUpCheck';
  isAvailable: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type SignUpFinishInput = {
  code: Scalars['String']['input'];
  signUpId: Scalars['ID']['input'];
};

export type SignUpFinishPayload = {
  __typename?: 'SignUpFinishPayload';
  userErrors: Array<UserError>;
  viewer?: Maybe<Viewer>;
};

export type SignUpSendAgainInput = {
  signUpId: Scalars['ID']['input'];
};

export type SignUpSendAgainPayload = {
  __typename?: 'SignUpSendAgainPayload';
  signUp?: Maybe<PendingSignUp>;
  userErrors: Array<UserError>;
};

export type SignUpStartInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type SignUpStartPayload = {
  __typename?: 'SignUpStartPayload';
  signUp?: Maybe<PendingSignUp>;
  userErrors: Array<UserError>;
};

export type SignedLink = Node & {
  __typename?: 'SignedLink';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  lastFour: Scalars['String']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  maxUses?: Maybe<Scalars['Int']['output']>;
  state: SignedLinkState;
  stateLabel: Scalars['String']['output'];
  streamingLink?: Maybe<StreamingLink>;
  useCount: Scalars['Int']['output'];
  viewerCanRevoke: Scalars['Boolean']['output'];
};

export type SignedLinkConnection = {
  __typename?: 'SignedLinkConnection';
  edges: Array<SignedLinkEdge>;
  hasMoreThanCounted: Scalars['Boolean']['output'];
  nodes: Array<SignedLink>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SignedLinkCreateInput = {
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  idempotencyKey: Scalars['String']['input'];
  linkId: Scalars['ID']['input'];
  maxUses?: InputMaybe<Scalars['Int']['input']>;
};

export type SignedLinkCreatePayload = {
  __typename?: 'SignedLinkCreatePayload';
  signedLink?: Maybe<SignedLink>;
  url?: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type SignedLinkEdge = {
  __typename?: 'SignedLinkEdge';
  cursor: Scalars['String']['output'];
  node: SignedLink;
};

export type SignedLinkRevokeInput = {
  signedLinkId: Scalars['ID']['input'];
};

export type SignedLinkRevokePayload = {
  __typename?: 'SignedLinkRevokePayload';
  signedLink?: Maybe<SignedLink>;
  userErrors: Array<UserError>;
};

export type SignedLinkState =
  | 'EXPIRED'
  | 'OPEN'
  | 'REVOKED'
  | 'USED_UP';

export type StorageProvider =
  | 'ALTERNATE'
  | 'DEFAULT';

export type StorageShortError = UserError & {
  __typename?: 'StorageShortError';
  code: UserErrorCode;
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  missingBytes: Scalars['Bytes']['output'];
  missingGigabytes: Scalars['String']['output'];
};

export type StorageUsage = {
  __typename?: 'StorageUsage';
  availableBytes: Scalars['Bytes']['output'];
  isCritical: Scalars['Boolean']['output'];
  purchasedBytes: Scalars['Bytes']['output'];
  reservedBytes: Scalars['Bytes']['output'];
  totalBytes: Scalars['Bytes']['output'];
  usedBytes: Scalars['Bytes']['output'];
  usedPercent: Scalars['Float']['output'];
};

export type StreamQuality = {
  __typename?: 'StreamQuality';
  bitsPerSecond: Scalars['Float']['output'];
  framesPerSecond: Scalars['Float']['output'];
  freezeCount: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  jitterMilliseconds?: Maybe<Scalars['Float']['output']>;
  lossPercent?: Maybe<Scalars['Float']['output']>;
  lowFramesPerSecond: Scalars['Float']['output'];
  roundTripMilliseconds?: Maybe<Scalars['Float']['output']>;
  width: Scalars['Int']['output'];
};

export type StreamSample = {
  __typename?: 'StreamSample';
  createdAt: Scalars['DateTime']['output'];
  quality: StreamQuality;
};

export type StreamedTime = {
  __typename?: 'StreamedTime';
  minutes: Scalars['Float']['output'];
  seconds: Scalars['Int']['output'];
  startedAt: Scalars['DateTime']['output'];
};

export type StreamingFigures = {
  __typename?: 'StreamingFigures';
  longestWaitSeconds: Scalars['Int']['output'];
  places: Scalars['Int']['output'];
  streamingCount: Scalars['Int']['output'];
  todayCount: Scalars['Int']['output'];
  todaySeconds: Scalars['Int']['output'];
  waitingCount: Scalars['Int']['output'];
};

export type StreamingLink = Link & Node & {
  __typename?: 'StreamingLink';
  app?: Maybe<App>;
  config?: Maybe<Config>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  hasMoreSignedLinks: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  iframeSnippet: Scalars['String']['output'];
  isAnonymised: Scalars['Boolean']['output'];
  isUrlShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  pinnedVersion?: Maybe<AppVersion>;
  revision: Scalars['Int']['output'];
  servesLatest: Scalars['Boolean']['output'];
  signedLinkCount: Scalars['Int']['output'];
  signedLinks?: Maybe<SignedLinkConnection>;
  updatedAt: Scalars['DateTime']['output'];
  url: Scalars['URL']['output'];
  viewerCanChange: Scalars['Boolean']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
};


export type StreamingLinkSignedLinksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type StreamingLinkConnection = {
  __typename?: 'StreamingLinkConnection';
  edges: Array<StreamingLinkEdge>;
  nodes: Array<StreamingLink>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type StreamingLinkCreateInput = {
  appId: Scalars['ID']['input'];
  appVersionId?: InputMaybe<Scalars['ID']['input']>;
  configId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey: Scalars['String']['input'];
};

export type StreamingLinkCreatePayload = {
  __typename?: 'StreamingLinkCreatePayload';
  streamingLink?: Maybe<StreamingLink>;
  userErrors: Array<UserError>;
};

export type StreamingLinkEdge = {
  __typename?: 'StreamingLinkEdge';
  cursor: Scalars['String']['output'];
  node: StreamingLink;
};

export type StreamingSession = Node & {
  __typename?: 'StreamingSession';
  app?: Maybe<App>;
  appName: Scalars['String']['output'];
  buildLog?: Maybe<BuildLog>;
  codec?: Maybe<Scalars['String']['output']>;
  configName: Scalars['String']['output'];
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  device?: Maybe<Scalars['String']['output']>;
  endReason?: Maybe<StreamingSessionEndReason>;
  endText?: Maybe<Scalars['String']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  firstFrameMilliseconds?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  isMeeting: Scalars['Boolean']['output'];
  lastActivityAt: Scalars['DateTime']['output'];
  lastLines: Array<Scalars['String']['output']>;
  linkName: Scalars['String']['output'];
  peopleCount: Scalars['Int']['output'];
  quality?: Maybe<StreamQuality>;
  route?: Maybe<Scalars['String']['output']>;
  samples?: Maybe<Array<StreamSample>>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  state: StreamingSessionState;
  streamedSeconds: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  viewerCanEnd: Scalars['Boolean']['output'];
};


export type StreamingSessionBuildLogArgs = {
  after?: InputMaybe<Scalars['Bytes']['input']>;
};

export type StreamingSessionConnection = {
  __typename?: 'StreamingSessionConnection';
  edges: Array<StreamingSessionEdge>;
  nodes: Array<StreamingSession>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type StreamingSessionEdge = {
  __typename?: 'StreamingSessionEdge';
  cursor: Scalars['String']['output'];
  node: StreamingSession;
};

export type StreamingSessionEndInput = {
  streamingSessionId: Scalars['ID']['input'];
  word?: InputMaybe<Scalars['String']['input']>;
};

export type StreamingSessionEndPayload = {
  __typename?: 'StreamingSessionEndPayload';
  endedSessionId?: Maybe<Scalars['ID']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  userErrors: Array<UserError>;
};

export type StreamingSessionEndReason =
  | 'BUILD_CRASHED'
  | 'BUILD_ENDED'
  | 'BUILD_NOT_RUNNABLE'
  | 'BUILD_SILENT'
  | 'CONNECTION_FAILED'
  | 'ENDED_BY_OWNER'
  | 'FLEET_LOST'
  | 'FLEET_UNAVAILABLE'
  | 'HOST_LEFT'
  | 'HOST_LOST'
  | 'IDLE'
  | 'LINE_LOST'
  | 'LINK_CHANGED'
  | 'LINK_EXPIRED'
  | 'LINK_REMOVED'
  | 'LINK_REVOKED'
  | 'LINK_USED_UP'
  | 'MEETING_FULL'
  | 'PLAN_ENDED'
  | 'QUEUE_FULL'
  | 'TIME_OVER'
  | 'TOO_MANY_OPEN'
  | 'TOO_MANY_STARTS'
  | 'VISITOR_LEFT';

export type StreamingSessionState =
  | 'CONNECTING'
  | 'ENDED'
  | 'LIVE'
  | 'QUEUED'
  | 'RECONNECTING'
  | 'STARTING';

export type Subscription = {
  __typename?: 'Subscription';
  appDeleted: AppDeletion;
  contentChanged: ContentChange;
  liveSessionsChanged: LiveSessionsChange;
  notificationAdded: NotificationAddition;
  uploadChanged: UploadChange;
  uploadsChanged: UploadChange;
};


export type SubscriptionAppDeletedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionContentChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionLiveSessionsChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionNotificationAddedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionUploadChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type SubscriptionUploadsChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

export type SubscriptionState =
  | 'ACTIVE'
  | 'ENDING'
  | 'PAST_DUE';

export type SupportCase = Node & {
  __typename?: 'SupportCase';
  account?: Maybe<Account>;
  accountLabel: Scalars['String']['output'];
  consents: Array<SupportConsent>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isOpen: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
  sessions?: Maybe<Array<SupportCaseSession>>;
  viewerCanActWithConsent: Scalars['Boolean']['output'];
  viewerCanClose: Scalars['Boolean']['output'];
  viewerCanRenew: Scalars['Boolean']['output'];
};

export type SupportCaseCloseInput = {
  caseId: Scalars['ID']['input'];
};

export type SupportCaseClosePayload = {
  __typename?: 'SupportCaseClosePayload';
  supportCase?: Maybe<SupportCase>;
  userErrors: Array<UserError>;
};

export type SupportCaseConnection = {
  __typename?: 'SupportCaseConnection';
  edges: Array<SupportCaseEdge>;
  nodes: Array<SupportCase>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SupportCaseEdge = {
  __typename?: 'SupportCaseEdge';
  cursor: Scalars['String']['output'];
  node: SupportCase;
};

export type SupportCaseEndSessionInput = {
  caseId: Scalars['ID']['input'];
  sessionId: Scalars['ID']['input'];
};

export type SupportCaseEndSessionPayload = {
  __typename?: 'SupportCaseEndSessionPayload';
  supportCase?: Maybe<SupportCase>;
  userErrors: Array<UserError>;
};

export type SupportCaseOpenInput = {
  by: AccountLookup;
  reason: Scalars['String']['input'];
};

export type SupportCaseOpenPayload = {
  __typename?: 'SupportCaseOpenPayload';
  memberOf: Array<SupportOtherAccount>;
  supportCase?: Maybe<SupportCase>;
  userErrors: Array<UserError>;
};

export type SupportCaseRecordConsentInput = {
  act: SupportConsentAct;
  caseId: Scalars['ID']['input'];
  channel: SupportConsentChannel;
  givenBy: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type SupportCaseRecordConsentPayload = {
  __typename?: 'SupportCaseRecordConsentPayload';
  supportCase?: Maybe<SupportCase>;
  userErrors: Array<UserError>;
};

export type SupportCaseRenewInput = {
  caseId: Scalars['ID']['input'];
};

export type SupportCaseRenewPayload = {
  __typename?: 'SupportCaseRenewPayload';
  supportCase?: Maybe<SupportCase>;
  userErrors: Array<UserError>;
};

export type SupportCaseRetryUploadInput = {
  caseId: Scalars['ID']['input'];
  uploadId: Scalars['ID']['input'];
};

export type SupportCaseRetryUploadPayload = {
  __typename?: 'SupportCaseRetryUploadPayload';
  upload?: Maybe<Upload>;
  userErrors: Array<UserError>;
};

export type SupportCaseSession = {
  __typename?: 'SupportCaseSession';
  personLabel: Scalars['String']['output'];
  session: Session;
};

export type SupportColleague = Actor & {
  __typename?: 'SupportColleague';
  label: Scalars['String']['output'];
};

export type SupportConsent = {
  __typename?: 'SupportConsent';
  act: SupportConsentAct;
  channel: SupportConsentChannel;
  createdAt: Scalars['DateTime']['output'];
  givenBy: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
};

export type SupportConsentAct =
  | 'END_SESSION'
  | 'RETRY_UPLOAD';

export type SupportConsentChannel =
  | 'CHAT'
  | 'EMAIL'
  | 'PHONE';

export type SupportOtherAccount = {
  __typename?: 'SupportOtherAccount';
  accountId: Scalars['ID']['output'];
  accountLabel: Scalars['String']['output'];
};

export type System = Actor & {
  __typename?: 'System';
  label: Scalars['String']['output'];
};

export type Team = {
  __typename?: 'Team';
  invitations: Array<TeamInvitation>;
  members: Array<TeamMember>;
  owner: TeamOwner;
  ownershipOffer?: Maybe<OwnershipOffer>;
};

export type TeamInvitation = {
  __typename?: 'TeamInvitation';
  apps?: Maybe<Array<App>>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  invitationId: Scalars['ID']['output'];
  role: MemberRole;
  sentAt: Scalars['DateTime']['output'];
  state: TeamInvitationState;
};

export type TeamInvitationAcceptInput = {
  invitationId: Scalars['ID']['input'];
};

export type TeamInvitationAcceptPayload = {
  __typename?: 'TeamInvitationAcceptPayload';
  accountId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type TeamInvitationCreateInput = {
  appIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  email: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  role: MemberRole;
};

export type TeamInvitationCreatePayload = {
  __typename?: 'TeamInvitationCreatePayload';
  invitation?: Maybe<TeamInvitation>;
  userErrors: Array<UserError>;
};

export type TeamInvitationDeclineInput = {
  invitationId: Scalars['ID']['input'];
};

export type TeamInvitationDeclinePayload = {
  __typename?: 'TeamInvitationDeclinePayload';
  isDeclined: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type TeamInvitationSendAgainInput = {
  invitationId: Scalars['ID']['input'];
};

export type TeamInvitationSendAgainPayload = {
  __typename?: 'TeamInvitationSendAgainPayload';
  invitation?: Maybe<TeamInvitation>;
  userErrors: Array<UserError>;
};

export type TeamInvitationState =
  | 'EXPIRED'
  | 'PENDING';

export type TeamInvitationWithdrawInput = {
  invitationId: Scalars['ID']['input'];
};

export type TeamInvitationWithdrawPayload = {
  __typename?: 'TeamInvitationWithdrawPayload';
  isWithdrawn: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type TeamLeaveInput = {
  accountId: Scalars['ID']['input'];
};

export type TeamLeavePayload = {
  __typename?: 'TeamLeavePayload';
  hasLeft: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type TeamMember = {
  __typename?: 'TeamMember';
  apps?: Maybe<Array<App>>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  personId: Scalars['ID']['output'];
  role: MemberRole;
  username?: Maybe<Scalars['String']['output']>;
};

export type TeamMemberRemoveInput = {
  personId: Scalars['ID']['input'];
};

export type TeamMemberRemovePayload = {
  __typename?: 'TeamMemberRemovePayload';
  isRemoved: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type TeamMemberUpdateInput = {
  appIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  personId: Scalars['ID']['input'];
  role: MemberRole;
};

export type TeamMemberUpdatePayload = {
  __typename?: 'TeamMemberUpdatePayload';
  member?: Maybe<TeamMember>;
  userErrors: Array<UserError>;
};

export type TeamOwner = {
  __typename?: 'TeamOwner';
  email: Scalars['String']['output'];
  personId: Scalars['ID']['output'];
  username?: Maybe<Scalars['String']['output']>;
};

export type ThumbnailUpload = {
  __typename?: 'ThumbnailUpload';
  link: PartLink;
  thumbnailId: Scalars['ID']['output'];
};

export type Trial = {
  __typename?: 'Trial';
  daysLeft: Scalars['Int']['output'];
  expiresAt: Scalars['DateTime']['output'];
  progressPercent: Scalars['Int']['output'];
  trialDays: Scalars['Int']['output'];
};

export type TrialExpired = {
  __typename?: 'TrialExpired';
  expiresAt: Scalars['DateTime']['output'];
  progressPercent: Scalars['Int']['output'];
  trialDays: Scalars['Int']['output'];
};

export type Upload = Node & {
  __typename?: 'Upload';
  account?: Maybe<Account>;
  answers: UploadAnswers;
  app?: Maybe<App>;
  appName: Scalars['String']['output'];
  appVersion?: Maybe<AppVersion>;
  buildType?: Maybe<BuildType>;
  cancelledBy?: Maybe<Actor>;
  client: UploadClient;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  failure?: Maybe<UploadFailure>;
  fileName: Scalars['String']['output'];
  fingerprint: Scalars['String']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  lastActivityAt: Scalars['DateTime']['output'];
  missingParts?: Maybe<Array<PartRange>>;
  partBytes: Scalars['Bytes']['output'];
  partCount: Scalars['Int']['output'];
  phaseLabel: Scalars['String']['output'];
  progressPercent: Scalars['Float']['output'];
  queuePlace?: Maybe<Scalars['Int']['output']>;
  receivedBytes: Scalars['Bytes']['output'];
  sendsUpdatesOnEmail: Scalars['Boolean']['output'];
  sizeBytes: Scalars['Bytes']['output'];
  stageLabel: Scalars['String']['output'];
  stages: Array<UploadStage>;
  state: UploadState;
  storageProvider: StorageProvider;
  streamTestServerDown: Scalars['Boolean']['output'];
  stuck?: Maybe<UploadStuck>;
  timeline?: Maybe<UploadEventConnection>;
  triesAgainAt?: Maybe<Scalars['DateTime']['output']>;
  versionNumber: Scalars['Int']['output'];
  viewerCanCancel: Scalars['Boolean']['output'];
  viewerCanRelease: Scalars['Boolean']['output'];
  viewerCanRetry: Scalars['Boolean']['output'];
  viewerCanSendParts: Scalars['Boolean']['output'];
  viewerCanUpdate: Scalars['Boolean']['output'];
};


export type UploadTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type UploadAnswers = {
  __typename?: 'UploadAnswers';
  isLinuxBuild?: Maybe<Scalars['Boolean']['output']>;
  isMissingPluginAccepted: Scalars['Boolean']['output'];
  skipsZipChecking: Scalars['Boolean']['output'];
};

export type UploadCancelInput = {
  uploadId: Scalars['ID']['input'];
};

export type UploadCancelPayload = {
  __typename?: 'UploadCancelPayload';
  upload?: Maybe<Upload>;
  userErrors: Array<UserError>;
};

export type UploadChange = {
  __typename?: 'UploadChange';
  cursor: Scalars['String']['output'];
  resync: Scalars['Boolean']['output'];
  upload?: Maybe<Upload>;
};

export type UploadCheckEvent = UploadEvent & {
  __typename?: 'UploadCheckEvent';
  checkedBytes?: Maybe<Scalars['Bytes']['output']>;
  checkedItems?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  finding: Scalars['String']['output'];
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  stage: UploadStageName;
  text: Scalars['String']['output'];
};

export type UploadClient =
  | 'API'
  | 'CLI'
  | 'PANEL';

export type UploadCommitEvent = UploadEvent & {
  __typename?: 'UploadCommitEvent';
  bytes: Scalars['Bytes']['output'];
  bytesPerSecond?: Maybe<Scalars['Float']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  digest: Scalars['String']['output'];
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  parts: Scalars['Int']['output'];
  seconds: Scalars['Float']['output'];
  storageProvider: StorageProvider;
  text: Scalars['String']['output'];
};

export type UploadConnection = {
  __typename?: 'UploadConnection';
  edges: Array<UploadEdge>;
  nodes: Array<Upload>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type UploadContinueOnAlternateInput = {
  uploadId: Scalars['ID']['input'];
};

export type UploadContinueOnAlternatePayload = {
  __typename?: 'UploadContinueOnAlternatePayload';
  upload?: Maybe<Upload>;
  userErrors: Array<UserError>;
};

export type UploadEdge = {
  __typename?: 'UploadEdge';
  cursor: Scalars['String']['output'];
  node: Upload;
};

export type UploadEvent = {
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type UploadEventConnection = {
  __typename?: 'UploadEventConnection';
  edges: Array<UploadEventEdge>;
  nodes: Array<UploadEvent>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type UploadEventEdge = {
  __typename?: 'UploadEventEdge';
  cursor: Scalars['String']['output'];
  node: UploadEvent;
};

export type UploadEventKind =
  | 'CANCELLED'
  | 'CHECKED'
  | 'COMMITTED'
  | 'EXPIRED'
  | 'FAILED'
  | 'MAILED'
  | 'MAILS_OFF'
  | 'MAILS_ON'
  | 'MOVED'
  | 'PAUSED'
  | 'QUEUED'
  | 'REASSEMBLED'
  | 'RELEASED'
  | 'RESUMED'
  | 'RETRIED'
  | 'ROOM_FOUND'
  | 'SENT'
  | 'SERVER_BACK'
  | 'SHORTENED'
  | 'STAGE_BEGUN'
  | 'STAGE_DONE'
  | 'STAGE_FAULTED'
  | 'STALLED'
  | 'STARTED'
  | 'STUCK'
  | 'TESTED'
  | 'WAITS_FOR_ROOM'
  | 'WAITS_FOR_SERVER';

export type UploadFailure = {
  __typename?: 'UploadFailure';
  advice: Scalars['String']['output'];
  classification: Scalars['String']['output'];
  code: UploadFailureCode;
  documentationUrl: Scalars['URL']['output'];
  evidence?: Maybe<Scalars['String']['output']>;
  isRetryable: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  solvedBy: FailureSolvedBy;
  stage: UploadStageName;
};

export type UploadFailureCode =
  | 'APP_CRASHED'
  | 'ARCHIVE_NOT_EXTRACTABLE'
  | 'EXECUTABLE_MISSING'
  | 'INTERNAL'
  | 'LINUX_SCRIPT_NAME'
  | 'PLUGIN_2_UNSUPPORTED'
  | 'PLUGIN_MISSING'
  | 'STORAGE_FULL'
  | 'STORED_BYTES_DAMAGED'
  | 'STUCK'
  | 'TEST_FAILED'
  | 'UNPACKED_TOO_LARGE'
  | 'UPLOAD_EXPIRED'
  | 'VIRUS_FOUND';

export type UploadFailureEvent = UploadEvent & {
  __typename?: 'UploadFailureEvent';
  code: UploadFailureCode;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  evidence?: Maybe<Scalars['String']['output']>;
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  stage: UploadStageName;
  text: Scalars['String']['output'];
};

export type UploadFinishInput = {
  uploadId: Scalars['ID']['input'];
};

export type UploadFinishPayload = {
  __typename?: 'UploadFinishPayload';
  upload?: Maybe<Upload>;
  userErrors: Array<UserError>;
};

export type UploadHeartbeatInput = {
  uploadId: Scalars['ID']['input'];
};

export type UploadHeartbeatPayload = {
  __typename?: 'UploadHeartbeatPayload';
  upload?: Maybe<Upload>;
  userErrors: Array<UserError>;
};

export type UploadMilestoneEvent = UploadEvent & {
  __typename?: 'UploadMilestoneEvent';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type UploadOrder = {
  direction: OrderDirection;
  field: UploadOrderField;
};

export type UploadOrderField =
  | 'CREATED_AT';

export type UploadPartsSignInput = {
  partNumbers: Array<Scalars['Int']['input']>;
  uploadId: Scalars['ID']['input'];
};

export type UploadPartsSignPayload = {
  __typename?: 'UploadPartsSignPayload';
  links?: Maybe<Array<PartLink>>;
  userErrors: Array<UserError>;
};

export type UploadQueueEvent = UploadEvent & {
  __typename?: 'UploadQueueEvent';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  place: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type UploadRetryEvent = UploadEvent & {
  __typename?: 'UploadRetryEvent';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  stage: UploadStageName;
  text: Scalars['String']['output'];
};

export type UploadRetryInput = {
  uploadId: Scalars['ID']['input'];
};

export type UploadRetryPayload = {
  __typename?: 'UploadRetryPayload';
  upload?: Maybe<Upload>;
  userErrors: Array<UserError>;
};

export type UploadSendingEvent = UploadEvent & {
  __typename?: 'UploadSendingEvent';
  bytes: Scalars['Bytes']['output'];
  bytesPerSecond?: Maybe<Scalars['Float']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  parts: Scalars['Int']['output'];
  retries: Scalars['Int']['output'];
  seconds: Scalars['Float']['output'];
  storageProvider: StorageProvider;
  text: Scalars['String']['output'];
};

export type UploadStage = {
  __typename?: 'UploadStage';
  estimateSeconds?: Maybe<Scalars['Int']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  progressPercent: Scalars['Float']['output'];
  stage: UploadStageName;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  state: UploadStageState;
};

export type UploadStageEvent = UploadEvent & {
  __typename?: 'UploadStageEvent';
  attempt: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  stage: UploadStageName;
  text: Scalars['String']['output'];
  tookSeconds?: Maybe<Scalars['Float']['output']>;
};

export type UploadStageName =
  | 'ACQUIRE'
  | 'PREPARE'
  | 'QUEUE'
  | 'SCAN'
  | 'TEST'
  | 'UPLOAD';

export type UploadStageState =
  | 'DONE'
  | 'FAILED'
  | 'RUNNING'
  | 'WAITING';

export type UploadStartInput = {
  appName: Scalars['String']['input'];
  client?: InputMaybe<UploadClient>;
  fileName: Scalars['String']['input'];
  fingerprint: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
  isLinuxBuild?: InputMaybe<Scalars['Boolean']['input']>;
  isMissingPluginAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  isUpdate?: InputMaybe<Scalars['Boolean']['input']>;
  measuredBytesPerSecond?: InputMaybe<Scalars['Float']['input']>;
  sendsUpdatesOnEmail?: InputMaybe<Scalars['Boolean']['input']>;
  sizeBytes: Scalars['Bytes']['input'];
  skipsZipChecking?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UploadStartPayload = {
  __typename?: 'UploadStartPayload';
  upload?: Maybe<Upload>;
  userErrors: Array<UserError>;
};

export type UploadState =
  | 'ACQUIRING'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'FAILED'
  | 'PREPARING'
  | 'QUEUED'
  | 'SCANNING'
  | 'TESTED'
  | 'TESTING'
  | 'UPLOADING';

export type UploadStuck = {
  __typename?: 'UploadStuck';
  attempts: Scalars['Int']['output'];
  faults: Scalars['Int']['output'];
  kind: UploadStuckKind;
  stage: UploadStageName;
  startedAt: Scalars['DateTime']['output'];
  why: Scalars['String']['output'];
};

export type UploadStuckKind =
  | 'NO_PROGRESS'
  | 'SILENT'
  | 'STALLED'
  | 'WAITS_FOR_SERVER';

export type UploadUpdateInput = {
  sendsUpdatesOnEmail: Scalars['Boolean']['input'];
  uploadId: Scalars['ID']['input'];
};

export type UploadUpdatePayload = {
  __typename?: 'UploadUpdatePayload';
  upload?: Maybe<Upload>;
  userErrors: Array<UserError>;
};

export type UploadWaitEvent = UploadEvent & {
  __typename?: 'UploadWaitEvent';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  kind: UploadEventKind;
  number: Scalars['Int']['output'];
  stage: UploadStageName;
  text: Scalars['String']['output'];
  waitedSeconds?: Maybe<Scalars['Float']['output']>;
};

export type UserError = {
  code: UserErrorCode;
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type UserErrorCode =
  | 'ACCOUNT_DELETED'
  | 'ACCOUNT_NOT_DELETED'
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_REMOVED'
  | 'ALERT_CHANNEL_NOT_CONFIGURED'
  | 'ALERT_TESTS_TOO_MANY'
  | 'APP_IN_BIN'
  | 'APP_NAME_CHARACTERS'
  | 'APP_NAME_MISSING'
  | 'APP_NAME_TAKEN'
  | 'APP_NAME_TOO_LONG'
  | 'APP_NOT_FOUND'
  | 'APP_NOT_READY'
  | 'APP_VERSION_IN_PROGRESS'
  | 'ARCHIVE_NOT_EXTRACTABLE'
  | 'ASSETS_TOO_MANY_UNFINISHED'
  | 'ASSET_ARRIVED'
  | 'ASSET_NAME_SPACES'
  | 'ASSET_NAME_TOO_LONG'
  | 'ASSET_NOT_FOUND'
  | 'ASSET_TOO_LARGE'
  | 'ASSET_TYPE'
  | 'BIN_ITEM_NOT_FOUND'
  | 'CARD_DECLINED'
  | 'CARD_MISSING'
  | 'CASE_AGE_LIMIT'
  | 'CASE_ENDED'
  | 'CASE_NOT_FOUND'
  | 'CHECKOUTS_TOO_MANY'
  | 'CHECKOUT_NOT_FOUND'
  | 'CHECKS_BUSY'
  | 'CHECKS_TOO_MANY'
  | 'CODE_USED_UP'
  | 'CODE_WRONG'
  | 'CONFIG_ADDRESS_NOT_HTTPS'
  | 'CONFIG_CHANGED'
  | 'CONFIG_CHANGE_NOT_FOUND'
  | 'CONFIG_CHOICE_UNKNOWN'
  | 'CONFIG_DOCUMENT_CHARACTERS'
  | 'CONFIG_DOCUMENT_KEY'
  | 'CONFIG_DOCUMENT_NUMBER'
  | 'CONFIG_DOCUMENT_TOO_DEEP'
  | 'CONFIG_DOCUMENT_TOO_LARGE'
  | 'CONFIG_DOCUMENT_UNREADABLE'
  | 'CONFIG_DOCUMENT_VALUE'
  | 'CONFIG_EMAIL_FORMAT'
  | 'CONFIG_EMAIL_MISSING'
  | 'CONFIG_EXPIRY_MISSING'
  | 'CONFIG_INSTANT_UNREADABLE'
  | 'CONFIG_LAUNCH_ARGUMENTS_QUOTES'
  | 'CONFIG_LAUNCH_ARGUMENTS_TOO_MANY'
  | 'CONFIG_LIST_TOO_LONG'
  | 'CONFIG_LOCATION_INCOMPLETE'
  | 'CONFIG_NAME_CHARACTERS'
  | 'CONFIG_NAME_TAKEN'
  | 'CONFIG_NAME_TOO_LONG'
  | 'CONFIG_NAME_UNUSABLE'
  | 'CONFIG_NOT_FOUND'
  | 'CONFIG_NUMBER_RANGE'
  | 'CONFIG_PASSWORD_LENGTH'
  | 'CONFIG_PASSWORD_MISSING'
  | 'CONFIG_SETTING_OFF'
  | 'CONFIG_SIZE_MISSING'
  | 'CONFIG_TEXT_CHARACTERS'
  | 'CONFIG_TEXT_TOO_LONG'
  | 'CONFIG_VALUE_EMPTY'
  | 'CONFIG_VIDEO_NOT_MP4'
  | 'CONSENT_GIVEN_BY_MISSING'
  | 'CONSENT_GIVEN_BY_UNUSABLE'
  | 'CONSENT_MISSING'
  | 'CONSENT_NOTE_UNUSABLE'
  | 'DEFAULT_CONFIG_NOT_DELETABLE'
  | 'DEFAULT_CONFIG_NOT_EDITABLE'
  | 'DELETION_NOT_CONFIRMED'
  | 'EMAIL_FORMAT'
  | 'EMAIL_REQUIRED'
  | 'EMAIL_UNKNOWN'
  | 'EMAIL_UNUSABLE'
  | 'EMBEDDING_DOMAIN_FORMAT'
  | 'EMBEDDING_DOMAIN_LETTERS'
  | 'EMBEDDING_DOMAIN_LIMIT_REACHED'
  | 'EMBEDDING_DOMAIN_MISSING'
  | 'EMBEDDING_DOMAIN_NOT_FOUND'
  | 'EMBEDDING_DOMAIN_ONLY'
  | 'EMBEDDING_DOMAIN_TOO_LONG'
  | 'EMBEDDING_DOMAIN_WILDCARD'
  | 'END_WORD_CHARACTERS'
  | 'EXECUTABLE_MISSING'
  | 'FILE_EMPTY'
  | 'FILE_MISSING'
  | 'FILE_NAME_CHARACTERS'
  | 'FILE_NAME_MISSING'
  | 'FILE_NOT_ZIP'
  | 'FILE_TOO_LARGE'
  | 'FINGERPRINT_MALFORMED'
  | 'GRAPHIQL_LIMIT_REACHED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'INCORRECT_CREDENTIALS'
  | 'INVOICE_NOT_FOUND'
  | 'INVOICE_NOT_OPEN'
  | 'KEY_LIMIT_REACHED'
  | 'KEY_NAME_CHARACTERS'
  | 'KEY_NAME_MISSING'
  | 'KEY_NAME_TOO_LONG'
  | 'KEY_NOT_FOUND'
  | 'KEY_ONLY_STREAMS'
  | 'LATEST_CHANGED'
  | 'LEAD_SOURCE_CHARACTERS'
  | 'LEAD_SOURCE_MISSING'
  | 'LEAD_SOURCE_TOO_LONG'
  | 'LINK_CHANGED'
  | 'LINK_NAME_CHARACTERS'
  | 'LINK_NAME_MISSING'
  | 'LINK_NAME_TAKEN'
  | 'LINK_NAME_TOO_LONG'
  | 'LINK_NOT_FOUND'
  | 'LINK_VERSION_MISSING'
  | 'LINUX_SCRIPT_NAME'
  | 'LOOK_UP_EMPTY'
  | 'MOBILE_INVALID'
  | 'MOBILE_MISSING'
  | 'MOBILE_SAME'
  | 'NAME_TAKEN_SINCE'
  | 'NEWSLETTER_LINK_INCOMPLETE'
  | 'NEWSLETTER_WORDING_UNKNOWN'
  | 'NOTIFICATION_NOT_FOUND'
  | 'OWNERSHIP_OFFER_NOT_FOUND'
  | 'OWNERSHIP_OFFER_OPEN'
  | 'OWNERSHIP_OWNER_TOO_MANY_TEAMS'
  | 'PARTS_MISSING'
  | 'PART_NUMBER'
  | 'PASSWORD_MISMATCH'
  | 'PASSWORD_WEAK'
  | 'PAYMENTS_OFF'
  | 'PHONE_INVALID'
  | 'PICTURE_ANIMATION_TOO_LARGE'
  | 'PICTURE_DAMAGED'
  | 'PICTURE_NOT_ALONE'
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_TOO_MANY_PIECES'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_TOO_SLOW'
  | 'PICTURE_TYPE'
  | 'PLAN_ALREADY_ACTIVE'
  | 'PLAN_CHANGE_BUSY'
  | 'PLAN_CHANGE_OUTDATED'
  | 'PLAN_COUNT_RANGE'
  | 'PLAN_COUNT_SAME'
  | 'PLAN_ENDING'
  | 'PLAN_MISSING'
  | 'PLAN_NOT_ENDING'
  | 'PLAN_UNPAID'
  | 'PLUGIN_2_UNSUPPORTED'
  | 'PROFILE_FINISHED'
  | 'REASON_CHARACTERS'
  | 'REASON_MISSING'
  | 'REASON_TOO_LONG'
  | 'REASON_TOO_SHORT'
  | 'RESET_EXPIRED'
  | 'RETRY_NEEDS_FILE'
  | 'SESSION_ENDED'
  | 'SIGNED_LINKS_TOO_MANY'
  | 'SIGNED_LINK_ENDLESS'
  | 'SIGNED_LINK_EXPIRY'
  | 'SIGNED_LINK_LIMIT_REACHED'
  | 'SIGNED_LINK_NOT_FOUND'
  | 'SIGNED_LINK_USES'
  | 'SIGN_IN_CODE_EXPIRED'
  | 'SPEED_NEGATIVE'
  | 'STORAGE_SHORT'
  | 'STREAMING_SESSION_NOT_FOUND'
  | 'TEAM_APPS_EMPTY'
  | 'TEAM_APPS_NOT_FOUND'
  | 'TEAM_EMAIL_UNUSABLE'
  | 'TEAM_FULL'
  | 'TEAM_INVITATION_EXPIRED'
  | 'TEAM_INVITATION_NOT_FOUND'
  | 'TEAM_INVITATION_SENT_JUST_NOW'
  | 'TEAM_INVITATION_SENT_OFTEN'
  | 'TEAM_MEMBER_NOT_FOUND'
  | 'TEAM_OWNER_STAYS'
  | 'TEAM_PASSWORD_WRONG'
  | 'TEAM_ROLE_SEES_ALL'
  | 'TEAM_TOO_MANY_INVITATIONS'
  | 'TEAM_TOO_MANY_TEAMS'
  | 'THUMBNAIL_NOT_FOUND'
  | 'THUMBNAIL_REPLACED'
  | 'TOKEN_EXPIRY_MISSING'
  | 'TOKEN_EXPIRY_RANGE'
  | 'TOKEN_INVALID'
  | 'TOKEN_OBJECT_INVALID'
  | 'TOKEN_OBJECT_TOO_LARGE'
  | 'TOKEN_USED'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_CONFIGS'
  | 'TOO_MANY_PARTS'
  | 'TOO_MANY_UPLOADS'
  | 'UPLOAD_CLOSED'
  | 'UPLOAD_ENDED'
  | 'UPLOAD_NOT_FAILED'
  | 'UPLOAD_NOT_FOUND'
  | 'UPLOAD_NOT_KEPT'
  | 'UPLOAD_PAST_CANCEL'
  | 'UPLOAD_RETRIED_TOO_OFTEN'
  | 'UPLOAD_RUNNING'
  | 'USERNAME_CHANGED_TOO_OFTEN'
  | 'USERNAME_FORMAT'
  | 'USERNAME_INVALID'
  | 'USERNAME_IN_USE'
  | 'USERNAME_TAKEN'
  | 'USERNAME_UNUSABLE'
  | 'VERSION_IS_LATEST'
  | 'VERSION_NOT_FOUND'
  | 'VERSION_NOT_TESTED'
  | 'VIDEO_DAMAGED'
  | 'VIDEO_NOT_ALONE'
  | 'VIDEO_TOO_MANY_PIXELS'
  | 'VIDEO_TOO_SLOW'
  | 'ZIP_CHECKING_REQUIRED';

export type UsernameChangeInput = {
  username: Scalars['String']['input'];
};

export type UsernameChangePayload = {
  __typename?: 'UsernameChangePayload';
  person?: Maybe<Person>;
  userErrors: Array<UserError>;
};

export type Viewer = {
  __typename?: 'Viewer';
  account: Account;
  accounts: Array<Account>;
  credential: CredentialKind;
  newsletter?: Maybe<Newsletter>;
  ownershipOffers?: Maybe<Array<ReceivedOwnershipOffer>>;
  person: Person;
  profile?: Maybe<Profile>;
  sessions?: Maybe<Array<Session>>;
  teamInvitations?: Maybe<Array<ReceivedTeamInvitation>>;
  viewerCanDebugUploads: Scalars['Boolean']['output'];
  viewerCanLookUpAccounts: Scalars['Boolean']['output'];
};

import type { MessageKey } from '../../i18n/en'

/** Kinds of actions in the audit log, by which the Activity screen can be filtered. */
export const ACTIVITY_KINDS = ['settings', 'languages', 'domains', 'apps', 'people', 'content', 'plan'] as const

export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export interface Action {
  kind: ActivityKind
  /** Message key of the sentence; its placeholders are filled from the entry's values. */
  word: MessageKey
  /** Values that the sentence contains, which are not listed again. */
  names?: string[]
  /** Message key for entries with a document title; older entries have none. */
  titled?: MessageKey
  /** Message key for actions that also affect performances; their number is its `count`. */
  withPerformances?: MessageKey
}

/** Messages of actions, by the name of the action. */
export type ActivityActions = Record<string, Action>

/**
 * All actions of operations and hooks of the core. Plugins add theirs in `activity`. A test checks that none is
 * missing.
 */
export const CORE_ACTIONS: ActivityActions = {
  'account.addressAsked': { kind: 'people', word: 'activityAddressAsked' },
  'account.addressConfirmed': { kind: 'people', word: 'activityAddressConfirmed' },
  'account.addressKept': { kind: 'people', word: 'activityAddressKept' },
  'account.backupCodes': { kind: 'people', word: 'activityBackupCodes' },
  'account.passwordChanged': { kind: 'people', word: 'activityPasswordChanged' },
  'account.passwordReset': { kind: 'people', word: 'activityPasswordReset' },
  'account.portrait': { kind: 'people', word: 'activityPortrait' },
  'account.profile': { kind: 'people', word: 'activityProfile' },
  'account.secondFactorOff': { kind: 'people', word: 'activityFactorOff' },
  'account.secondFactorOn': { kind: 'people', word: 'activityFactorOn' },
  'account.secondFactorRemoved': { kind: 'people', word: 'activityFactorRemoved' },
  'account.sessionEnded': { kind: 'people', word: 'activitySessionEnded' },
  'account.sessionsEnded': { kind: 'people', word: 'activitySessionsEnded' },
  'collaborators.approved': { kind: 'people', names: ['organisation'], word: 'activityCollaboratorApproved' },
  'collaborators.codeRegenerated': { kind: 'people', word: 'activityCodeRegenerated' },
  'collaborators.declined': { kind: 'people', names: ['organisation'], word: 'activityCollaboratorDeclined' },
  'collaborators.invited': { kind: 'people', names: ['organisation'], word: 'activityCollaboratorInvited' },
  'collaborators.removed': { kind: 'people', names: ['organisation'], word: 'activityCollaboratorRemoved' },
  'collaborators.requested': { kind: 'people', names: ['organisation'], word: 'activityCollaboratorRequested' },
  'document.deleted': {
    kind: 'content',
    names: ['performances', 'title'],
    withPerformances: 'activityDeletedDocumentWith',
    word: 'activityDeletedDocument',
  },
  'document.published': { kind: 'content', names: ['title'], word: 'activityPublished' },
  'document.restored': {
    kind: 'content',
    names: ['performances', 'title'],
    withPerformances: 'activityRestoredWith',
    word: 'activityRestored',
  },
  'document.restoredLive': {
    kind: 'content',
    names: ['performances', 'title'],
    withPerformances: 'activityRestoredLiveWith',
    word: 'activityRestoredLive',
  },
  'document.trashed': {
    kind: 'content',
    names: ['performances', 'title'],
    withPerformances: 'activityTrashedWith',
    word: 'activityTrashed',
  },
  'document.unpublished': { kind: 'content', names: ['title'], word: 'activityUnpublished' },
  'documents.exported': { kind: 'content', names: ['list'], word: 'activityListExported' },
  'domain.checked': { kind: 'domains', names: ['domain'], word: 'activityDomainChecked' },
  'forms.answersDeleted': { kind: 'content', names: ['count', 'title'], word: 'activityAnswersDeleted' },
  'forms.answersExpired': { kind: 'content', names: ['count', 'title'], word: 'activityAnswersExpired' },
  'forms.answersExported': { kind: 'content', names: ['title'], word: 'activityAnswersExported' },
  'people.invitationCancelled': { kind: 'people', names: ['email'], word: 'activityInvitationCancelled' },
  'people.invited': { kind: 'people', names: ['email'], word: 'activityInvited' },
  'people.invitedAgain': { kind: 'people', names: ['email'], word: 'activityInvitedAgain' },
  'people.joined': { kind: 'people', names: ['email'], word: 'activityJoined' },
  'people.ownershipTransferred': { kind: 'people', word: 'activityOwnershipTransferred' },
  'people.passwordResetSent': { kind: 'people', word: 'activityPasswordResetSent' },
  'people.removed': { kind: 'people', names: ['email'], word: 'activityPersonRemoved' },
  'people.roleChanged': { kind: 'people', word: 'activityRoleChanged' },
  'roles.created': { kind: 'people', names: ['title'], word: 'activityRoleCreated' },
  'roles.deleted': { kind: 'people', names: ['title'], word: 'activityRoleDeleted' },
  'roles.updated': { kind: 'people', word: 'activityRoleUpdated' },
  'settings.apps': { kind: 'apps', word: 'activityAppSettings' },
  'settings.attributes': { kind: 'settings', word: 'activityAttributes' },
  'settings.avatar': { kind: 'settings', word: 'activityAvatar' },
  'settings.changed': { kind: 'settings', word: 'activitySettings' },
  'settings.collaboration': { kind: 'people', word: 'activityCollaboration' },
  'settings.domains': { kind: 'domains', word: 'activityDomains' },
  'settings.general': { kind: 'settings', word: 'activityGeneral' },
  'settings.installedApps': { kind: 'apps', word: 'activityInstalledApps' },
  'settings.languages': { kind: 'languages', word: 'activityLanguages' },
  'settings.requireTwoFactor': { kind: 'people', word: 'activityRequireFactor' },
  'settings.security': { kind: 'settings', word: 'activitySecurity' },
  'sites.exported': { kind: 'plan', word: 'activitySitesExported' },
  'support.agreed': { kind: 'people', word: 'activitySupportAgreed' },
  'support.asked': { kind: 'people', word: 'activitySupportAsked' },
  'support.ended': { kind: 'people', word: 'activitySupportEnded' },
  'support.started': { kind: 'people', names: ['reason'], word: 'activitySupportStarted' },
  'tenant.created': { kind: 'plan', word: 'activitySiteCreated' },
  'tenant.deletionRequested': { kind: 'plan', word: 'activityDeletionRequested' },
  'tenant.plan': { kind: 'plan', word: 'activityPlan' },
  'tenant.reopened': { kind: 'plan', names: ['suspended'], word: 'activitySiteReopened' },
  'tenant.suspended': { kind: 'plan', names: ['suspended'], word: 'activitySuspended' },
  'themes.published': { kind: 'settings', names: ['theme'], word: 'activityThemePublished' },
}

/** The provider's collections, as the object of a sentence. */
const COLLECTIONS: Record<string, { kind: ActivityKind; word: MessageKey }> = {
  'access-requests': { kind: 'people', word: 'activityThingAccessRequest' },
  addons: { kind: 'plan', word: 'activityThingAddon' },
  'app-config': { kind: 'apps', word: 'activityThingAppConfig' },
  announcement: { kind: 'settings', word: 'activityThingAnnouncement' },
  apps: { kind: 'apps', word: 'activityThingApp' },
  'audit-log': { kind: 'settings', word: 'activityThingLine' },
  avatars: { kind: 'settings', word: 'activityThingAvatar' },
  collaborators: { kind: 'people', word: 'activityThingCollaborator' },
  'custom-attributes': { kind: 'settings', word: 'activityThingAttributes' },
  'form-submissions': { kind: 'content', word: 'activityThingSubmission' },
  'invite-tokens': { kind: 'people', word: 'activityThingInvitation' },
  mails: { kind: 'people', word: 'activityThingMail' },
  memberships: { kind: 'people', word: 'activityThingMembership' },
  notices: { kind: 'people', word: 'activityThingNotice' },
  platform: { kind: 'settings', word: 'activityThingPlatform' },
  plans: { kind: 'plan', word: 'activityThingPlan' },
  tenants: { kind: 'settings', word: 'activityThingSite' },
  'user-roles': { kind: 'people', word: 'activityThingRole' },
  users: { kind: 'people', word: 'activityThingPerson' },
}

const VERBS = { created: 'activityAdded', deleted: 'activityDeleted', updated: 'activityChanged' } as const

export interface ActionMessages extends Action {
  /** Message key of the changed object, for the placeholder `what`. */
  thing?: MessageKey
}

/**
 * The message of an action; null if there is none.
 * @param actions all actions of this installation
 */
export function describeAction(actions: ActivityActions, action: string): ActionMessages | null {
  if (Object.hasOwn(actions, action)) return actions[action]!
  const [slug = '', verb = ''] = action.split('.')
  if (!Object.hasOwn(COLLECTIONS, slug) || !isVerb(verb)) return null
  const { kind, word } = COLLECTIONS[slug]!
  return { kind, thing: word, word: VERBS[verb] }
}

const isVerb = (verb: string): verb is keyof typeof VERBS => Object.hasOwn(VERBS, verb)

/** Names of all actions of a kind, for a query. */
export function actionsOfKind(actions: ActivityActions, kind: ActivityKind): string[] {
  const own = Object.entries(actions).filter(([, action]) => action.kind === kind)
  const ofCollections = Object.entries(COLLECTIONS).filter(([, thing]) => thing.kind === kind)
  return [
    ...own.map(([name]) => name),
    ...ofCollections.flatMap(([slug]) => Object.keys(VERBS).map((verb) => `${slug}.${verb}`)),
  ]
}

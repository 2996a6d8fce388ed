import type { MessageKey } from '@/i18n/en'
import { ownValue } from '@/lib/values'

/** Kinds of actions in the audit log, by which the Activity screen can be filtered. */
export const ACTIVITY_KINDS = ['settings', 'languages', 'domains', 'apps', 'people', 'content', 'plan'] as const

export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export interface Action {
  kind: ActivityKind
  /** Message key of the sentence; its placeholders are filled from the entry's values. */
  message: MessageKey
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
  'account.addressAsked': { kind: 'people', message: 'activityAddressAsked' },
  'account.addressConfirmed': { kind: 'people', message: 'activityAddressConfirmed' },
  'account.addressKept': { kind: 'people', message: 'activityAddressKept' },
  'account.backupCodes': { kind: 'people', message: 'activityBackupCodes' },
  'account.passwordChanged': { kind: 'people', message: 'activityPasswordChanged' },
  'account.passwordReset': { kind: 'people', message: 'activityPasswordReset' },
  'account.portrait': { kind: 'people', message: 'activityPortrait' },
  'account.profile': { kind: 'people', message: 'activityProfile' },
  'account.secondFactorOff': { kind: 'people', message: 'activityFactorOff' },
  'account.secondFactorOn': { kind: 'people', message: 'activityFactorOn' },
  'account.secondFactorRemoved': { kind: 'people', message: 'activityFactorRemoved' },
  'account.sessionEnded': { kind: 'people', message: 'activitySessionEnded' },
  'account.sessionsEnded': { kind: 'people', message: 'activitySessionsEnded' },
  'collaborators.approved': { kind: 'people', names: ['organisation'], message: 'activityCollaboratorApproved' },
  'collaborators.codeRegenerated': { kind: 'people', message: 'activityCodeRegenerated' },
  'collaborators.declined': { kind: 'people', names: ['organisation'], message: 'activityCollaboratorDeclined' },
  'collaborators.invited': { kind: 'people', names: ['organisation'], message: 'activityCollaboratorInvited' },
  'collaborators.removed': { kind: 'people', names: ['organisation'], message: 'activityCollaboratorRemoved' },
  'collaborators.requested': { kind: 'people', names: ['organisation'], message: 'activityCollaboratorRequested' },
  'document.created': { kind: 'content', names: ['title'], message: 'activityDocumentCreated' },
  'document.deleted': {
    kind: 'content',
    names: ['performances', 'title'],
    withPerformances: 'activityDeletedDocumentWith',
    message: 'activityDeletedDocument',
  },
  'document.published': { kind: 'content', names: ['title'], message: 'activityPublished' },
  'document.restored': {
    kind: 'content',
    names: ['performances', 'title'],
    withPerformances: 'activityRestoredWith',
    message: 'activityRestored',
  },
  'document.restoredLive': {
    kind: 'content',
    names: ['performances', 'title'],
    withPerformances: 'activityRestoredLiveWith',
    message: 'activityRestoredLive',
  },
  'document.saved': { kind: 'content', names: ['title'], message: 'activityDocumentSaved' },
  'document.trashed': {
    kind: 'content',
    names: ['performances', 'title'],
    withPerformances: 'activityTrashedWith',
    message: 'activityTrashed',
  },
  'document.unpublished': { kind: 'content', names: ['title'], message: 'activityUnpublished' },
  'documents.exported': { kind: 'content', names: ['list'], message: 'activityListExported' },
  'domain.checked': { kind: 'domains', names: ['domain'], message: 'activityDomainChecked' },
  'forms.answersDeleted': { kind: 'content', names: ['count', 'title'], message: 'activityAnswersDeleted' },
  'forms.answersExpired': { kind: 'content', names: ['count', 'title'], message: 'activityAnswersExpired' },
  'forms.answersExported': { kind: 'content', names: ['title'], message: 'activityAnswersExported' },
  'people.invitationCancelled': { kind: 'people', names: ['email'], message: 'activityInvitationCancelled' },
  'people.invited': { kind: 'people', names: ['email'], message: 'activityInvited' },
  'people.invitedAgain': { kind: 'people', names: ['email'], message: 'activityInvitedAgain' },
  'people.joined': { kind: 'people', names: ['email'], message: 'activityJoined' },
  'people.ownershipTransferred': { kind: 'people', message: 'activityOwnershipTransferred' },
  'people.passwordResetSent': { kind: 'people', message: 'activityPasswordResetSent' },
  'people.removed': { kind: 'people', names: ['email'], message: 'activityPersonRemoved' },
  'people.roleChanged': { kind: 'people', message: 'activityRoleChanged' },
  'roles.created': { kind: 'people', names: ['title'], message: 'activityRoleCreated' },
  'roles.deleted': { kind: 'people', names: ['title'], message: 'activityRoleDeleted' },
  'roles.updated': { kind: 'people', message: 'activityRoleUpdated' },
  'settings.apps': { kind: 'apps', message: 'activityAppSettings' },
  'settings.attributes': { kind: 'settings', message: 'activityAttributes' },
  'settings.avatar': { kind: 'settings', message: 'activityAvatar' },
  'settings.changed': { kind: 'settings', message: 'activitySettings' },
  'settings.collaboration': { kind: 'people', message: 'activityCollaboration' },
  'settings.domains': { kind: 'domains', message: 'activityDomains' },
  'settings.general': { kind: 'settings', message: 'activityGeneral' },
  'settings.installedApps': { kind: 'apps', message: 'activityInstalledApps' },
  'jobs.retried': { kind: 'settings', names: ['count', 'job'], message: 'activityJobsRetried' },
  'settings.languages': { kind: 'languages', message: 'activityLanguages' },
  'settings.requireTwoFactor': { kind: 'people', message: 'activityRequireFactor' },
  'settings.security': { kind: 'settings', message: 'activitySecurity' },
  'sites.exported': { kind: 'plan', message: 'activitySitesExported' },
  'support.agreed': { kind: 'people', message: 'activitySupportAgreed' },
  'support.asked': { kind: 'people', message: 'activitySupportAsked' },
  'support.ended': { kind: 'people', message: 'activitySupportEnded' },
  'support.started': { kind: 'people', names: ['reason'], message: 'activitySupportStarted' },
  'tenant.created': { kind: 'plan', message: 'activitySiteCreated' },
  'tenant.deletionRequested': { kind: 'plan', message: 'activityDeletionRequested' },
  'tenant.plan': { kind: 'plan', message: 'activityPlan' },
  'tenant.reopened': { kind: 'plan', names: ['suspended'], message: 'activitySiteReopened' },
  'tenant.suspended': { kind: 'plan', names: ['suspended'], message: 'activitySuspended' },
  'themes.published': { kind: 'settings', names: ['theme'], message: 'activityThemePublished' },
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
  const own = ownValue(actions, action)
  if (own) return own
  const [slug = '', verb = ''] = action.split('.')
  const thing = ownValue(COLLECTIONS, slug)
  return thing && isVerb(verb) ? { kind: thing.kind, thing: thing.word, message: VERBS[verb] } : null
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

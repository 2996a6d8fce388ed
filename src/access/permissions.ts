/** A permission as stored in a role: `pages:view`, `settings:domains`. */
export type PermissionKey = string

export type Verb = 'delete' | 'manage' | 'publish' | 'view'

export interface Permission {
  key: PermissionKey
  label: string
  /** Keys that this one includes. */
  implies: PermissionKey[]
}

interface PermissionGroup {
  /** A content group (`events`) or `settings`. */
  name: string
  label: string
  permissions: Permission[]
}

/** All permissions of this installation: the single source for screens, rules and tests. */
export interface PermissionRegistry {
  groups: PermissionGroup[]
  keys: ReadonlySet<PermissionKey>
  viewKeys: ReadonlySet<PermissionKey>
}

/** Content types that share their permissions. Reusable content, for example, uses those of pages. */
export interface ContentGroup {
  name: string
  label: string
  /**
   * Whether there is a `publish` permission. Default: true. Without it, `manage` publishes: visitors see a theme once
   * it is selected, not once it is stored.
   */
  hasPublish?: boolean
}

/** The permission needed to put a document on the website. */
export const publishKey = ({ hasPublish = true, name }: Pick<ContentGroup, 'hasPublish' | 'name'>): PermissionKey =>
  permissionKey(name, hasPublish ? 'publish' : 'manage')

/** `manage` is shown as "Create and Edit". */
const VERB_LABELS: Record<Verb, string> = {
  delete: 'Delete',
  manage: 'Create and Edit',
  publish: 'Publish',
  view: 'View',
}

const SETTINGS: Permission[] = [
  { key: 'users:admin', label: 'User Permissions', implies: ['roles:view'] },
  { key: 'custom-attributes:admin', label: 'Custom Attributes', implies: [] },
  { key: 'apps:admin', label: 'App settings and connections', implies: [] },
  { key: 'settings:domains', label: 'Domains', implies: [] },
  { key: 'settings:languages', label: 'Languages', implies: [] },
  { key: 'settings:apps', label: 'Enable and remove apps', implies: [] },
  { key: 'settings:themes', label: 'Publish themes', implies: [] },
  { key: 'roles:view', label: 'View roles', implies: [] },
  { key: 'roles:manage', label: 'Create and edit roles', implies: ['roles:view'] },
  { key: 'roles:delete', label: 'Delete roles', implies: ['roles:view'] },
]

/** The key of what one does to content of a group: `events:publish`. */
export const permissionKey = (group: string, verb: Verb): PermissionKey => `${group}:${verb}`

/**
 * Builds the registry.
 * @param contentGroups in the order of the role editor: the 15 built-in ones, and those of plugins
 * @param added permissions of plugins, which join the settings group
 */
export function buildRegistry(contentGroups: ContentGroup[], added: Permission[] = []): PermissionRegistry {
  const groups: PermissionGroup[] = [
    ...contentGroups.map(contentPermissions),
    { name: 'settings', label: 'Settings', permissions: [...SETTINGS, ...added] },
  ]
  return {
    groups,
    keys: new Set(groups.flatMap((group) => group.permissions.map((permission) => permission.key))),
    viewKeys: new Set(contentGroups.map((group) => permissionKey(group.name, 'view'))),
  }
}

function contentPermissions({ hasPublish = true, label, name }: ContentGroup): PermissionGroup {
  const view = permissionKey(name, 'view')
  const permission = (verb: Verb): Permission => ({
    key: permissionKey(name, verb),
    label: VERB_LABELS[verb],
    implies: verb === 'view' ? [] : verb === 'publish' ? [view, permissionKey(name, 'manage')] : [view],
  })
  return {
    name,
    label,
    permissions: [
      permission('view'),
      permission('manage'),
      ...(hasPublish ? [permission('publish')] : []),
      permission('delete'),
    ],
  }
}

/**
 * The keys together with all that they imply.
 * @param granted as stored; keys unknown to the registry, such as those of a removed app, are ignored
 */
export function withImpliedKeys(registry: PermissionRegistry, granted: Iterable<PermissionKey>): Set<PermissionKey> {
  const implied = new Map(
    registry.groups.flatMap((group) => group.permissions.map((permission) => [permission.key, permission.implies])),
  )
  const held = new Set<PermissionKey>()
  for (const key of granted) {
    const impliedKeys = implied.get(key)
    if (!impliedKeys) continue
    held.add(key)
    for (const impliedKey of impliedKeys) held.add(impliedKey)
  }
  return held
}

/** Icons of the collections that are no content types, and of globals. */
export const COLLECTION_ICONS: Record<string, string> = {
  'access-requests': 'UserPlus',
  addons: 'Puzzle',
  announcement: 'Bell',
  apps: 'Blocks',
  'audit-log': 'ScrollText',
  avatars: 'CircleUser',
  collaborators: 'Building2',
  'form-submissions': 'Inbox',
  mails: 'Mail',
  memberships: 'Users',
  plans: 'ClipboardList',
  platform: 'SlidersHorizontal',
  tenants: 'Building2',
  'user-roles': 'Key',
  users: 'Users',
}

import type { PermissionRegistry } from '@/access/permissions'
import { EDITOR, MARKETING } from './accounts'
import type { TenantSlug } from './tenants'

export interface DemoRole {
  tenant: TenantSlug
  title: string
  description: string
  permissions: Record<string, true>
}

const MARKETED = ['pages', 'blogs', 'posts', 'media']

/** The roles of the demo. The editor's permissions come from the registry, so that they include new content types. */
export function demoRoles(registry: PermissionRegistry): DemoRole[] {
  const everything = registry.groups
    .filter(({ name }) => name !== 'settings')
    .flatMap(({ permissions }) => permissions.map(({ key }) => key))
    .filter((key) => !key.endsWith(':delete'))
  const editor = {
    description: 'Writes and publishes everything on the website, deletes nothing.',
    permissions: granted(everything),
    title: EDITOR,
  }
  return [
    { ...editor, tenant: 'riverside' },
    { ...editor, tenant: 'harbour' },
    {
      description: 'Pages, stories and pictures, in every language. Sees the events.',
      permissions: granted([...MARKETED.flatMap(writeAndPublish), 'events:view', 'settings:languages']),
      tenant: 'riverside',
      title: MARKETING,
    },
  ]
}

const writeAndPublish = (group: string): string[] => [`${group}:view`, `${group}:manage`, `${group}:publish`]

const granted = (keys: string[]): Record<string, true> => Object.fromEntries(keys.map((key) => [key, true as const]))

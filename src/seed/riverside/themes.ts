import type { ManifestInput } from '@/lib/themes/manifestSchema'
import { asIs } from '@/seed/writing/translated'
import { summerLawn } from './manifests/summerLawn'
import { weirLane } from './manifests/weirLane'

export interface DemoTheme {
  /** Slug. */
  key: string
  name: string
  version: string
  accent: string
  /** Builds its manifest. */
  manifest: (accent: string) => ManifestInput
  isCurrent?: boolean
  more: Record<string, unknown>
}

export const THEMES: DemoTheme[] = [
  {
    accent: '#c8452f',
    isCurrent: true,
    key: 'weir-lane',
    manifest: weirLane,
    more: {
      githubBranch: 'main',
      githubRepo: 'riverside-theatre/weir-lane',
      githubTag: 'v2.4.0',
      lastSyncedCommit: '4f1c2a9e7b5d80c3f6a1e2d4b7c9051836ad2f4e',
      renderMode: 'code',
    },
    name: 'Weir Lane',
    version: '2.4.0',
  },
  {
    accent: '#2f7f86',
    key: 'summer-lawn',
    manifest: summerLawn,
    more: { renderMode: 'nocode' },
    name: 'Summer lawn',
    version: '1.1.0',
  },
  {
    accent: '#6b4590',
    key: 'weir-lane-next',
    manifest: weirLane,
    more: {
      githubBranch: 'next',
      githubRepo: 'riverside-theatre/weir-lane',
      isDevelopmentTheme: true,
      renderMode: 'code',
    },
    name: 'Weir Lane, next version',
    version: '3.0.0-beta.2',
  },
]

/** Builds the document of a theme. */
export const themeData = ({ accent, key, manifest, more, name, version }: DemoTheme) => ({
  ...more,
  key,
  manifest: asIs(manifest(accent)),
  name,
  version,
})

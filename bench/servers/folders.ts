import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'

export type AppName = 'bare' | 'ours'

/** Root folder of each Next app. */
export const FOLDERS: Record<AppName, string> = { bare: join(root, 'bench', 'bare'), ours: root }

import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/exports/server'
import { hasOwnContent, listStarterDocuments } from '../database/starterDocuments'
import { STARTERS, type StarterKey } from './starters'

const DAY_MS = 86_400_000
const RECENT_DAYS = 30

/** The starter of a tenant. */
export interface SiteStarterState {
  /** Whether a starter can be chosen: the site has no event and no published page of its own. */
  canChoose: boolean
  /** Null if the site began with none, or its starter has been removed. */
  chosen: StarterKey | null
  /** Whether it was chosen in the last days, while somebody may want to remove it. */
  isRecent: boolean
}

export async function readSiteStarter(req: PayloadRequest, tenantId: string): Promise<SiteStarterState> {
  const types = new Set(callboardOf(req.payload).contentTypes.map(({ slug }) => slug))
  const [documents, isInUse] = await Promise.all([
    listStarterDocuments(req, tenantId),
    hasOwnContent(req, tenantId, types),
  ])
  const [last] = documents
  return {
    canChoose: !isInUse,
    chosen: STARTERS.find((key) => key === last?.starter) ?? null,
    isRecent: last !== undefined && Date.now() - last.leftAt.getTime() < RECENT_DAYS * DAY_MS,
  }
}

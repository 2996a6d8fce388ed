import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { hasOwnContent, listStarterDocuments } from '../database/starterDocuments'
import { STARTERS, type StarterKey } from './starters'

/** The starter of a tenant. */
export interface SiteStarterState {
  /** Whether a starter can be chosen: the site has no event and no published page of its own. */
  canChoose: boolean
  /** Null if the site began with none, or its starter has been removed. */
  chosen: StarterKey | null
  /** When its documents were written. */
  chosenAt: Date | null
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
    chosenAt: last?.leftAt ?? null,
  }
}

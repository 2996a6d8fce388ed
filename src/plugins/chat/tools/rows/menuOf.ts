import type { PayloadRequest } from 'payload'
import { documentKey, readDocumentNames } from '@/exports/server'
import type { TenantSummary } from '@/exports/types'
import { MENU_PLACES, type MenuPlace } from '@/collections/Menus/places'
import { isRecord } from '@/lib/values'
import { z } from 'zod'
import { automaticEntries, loadDraftMenus, siteById } from '@/plugins/site/published'
import type { Row } from '../../lib/proposals/editRows'

export const placeInput = z.enum(MENU_PLACES).default('main').describe('The main menu, or the footer')

/** A menu as it is drafted. Without an id it is the automatic one, whose entries cannot be changed one by one. */
export interface FoundMenu {
  id: string | null
  entries: Row[]
}

/** The menu at a place of the website: the published one, else the newest draft, else what visitors see by default. */
export async function menuOf(req: PayloadRequest, tenant: TenantSummary, place: MenuPlace): Promise<FoundMenu> {
  const menu = (await loadDraftMenus(req, tenant.id)).find((candidate) => candidate.place === place)
  if (menu) return { entries: menu.entries.map((entry) => ({ ...entry })), id: menu.id }
  const site = await siteById(req.payload, tenant.id)
  const entries = site ? await automaticEntries(req.payload, site, place) : []
  return {
    entries: entries.map(({ labels, ...entry }) => ({
      ...entry,
      ...(labels && { label: labels[tenant.defaultLanguage] }),
    })),
    id: null,
  }
}

interface ShownLink {
  id: string | null
  /** What visitors read. */
  title: string
  /** `type/id` of a document, or an address; null for a heading. */
  target: string | null
}

export interface ShownEntry extends ShownLink {
  /** The entries below a heading. */
  below: ShownLink[]
}

/** The entries of a menu with the titles of the documents that they lead to. */
export async function shownEntries(req: PayloadRequest, tenantId: string, entries: Row[]): Promise<ShownEntry[]> {
  const all = entries.flatMap((entry) => [entry, ...rowsIn(entry.below)])
  const names = await readDocumentNames(req, all.flatMap(targetOf), tenantId)
  const show = (entry: Row): ShownLink => {
    const [target] = targetOf(entry)
    const label = typeof entry.label === 'string' ? entry.label : ''
    return {
      id: typeof entry.id === 'string' ? entry.id : null,
      target: target ? documentKey(target) : typeof entry.address === 'string' ? entry.address : null,
      title: label || (target ? (names.get(documentKey(target))?.title ?? '') : ''),
    }
  }
  return entries.map((entry) => ({ ...show(entry), below: rowsIn(entry.below).map(show) }))
}

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const targetOf = ({ document, kind }: Row): { collection: string; id: string }[] =>
  (kind ?? 'document') === 'document' && isRecord(document)
    ? [{ collection: String(document.relationTo), id: String(document.value) }]
    : []

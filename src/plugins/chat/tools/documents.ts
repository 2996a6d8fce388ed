import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { callboardOf, forbidden, member, refused } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import type { ContentType, Person } from '@/exports/types'
import { type Verb } from '@/access/permissions'
import type { SharedOptions } from '@/endpoints/define'

export const TOOL_AREA = 'assistant'

/** A document as tools return it. */
export const named = z.object({ id: z.string(), status: z.string(), title: z.string(), type: z.string() })
export type NamedDocument = z.infer<typeof named>

/** Options shared by the assistant's tools: available to members of the tenant, not audited, rate-limited. */
export const tool = {
  area: TOOL_AREA,
  audit: null,
  limit: { by: ['person' as const], points: 300, seconds: 60 },
  tenant: ({ tenant }: { tenant: string }) => tenant,
  who: member,
} satisfies Partial<SharedOptions>

export const typeInput = z.string().max(60).describe('Slug of a content type, such as events or pages')

/** Content types for which the user has the permission. */
export const typesFor = (
  req: PayloadRequest,
  person: Person | null,
  tenantId: string | null,
  verb: Verb = 'view',
): ContentType[] =>
  callboardOf(req.payload).contentTypes.filter((type) =>
    hasPermission(person, permissionKey(type.group.name, verb), tenantId),
  )

/** @throws OperationError 422 if the content type does not exist, 403 without permission */
export function requireType(
  req: PayloadRequest,
  {
    person,
    tenantId,
    type,
    verb = 'view',
  }: { person: Person | null; tenantId: string | null; type: string; verb?: Verb },
): ContentType {
  const found = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === type)
  if (!found) throw refused(TOOL_AREA, `There is no content type "${type.slice(0, 60)}".`)
  if (!hasPermission(person, permissionKey(found.group.name, verb), tenantId))
    throw forbidden(
      TOOL_AREA,
      `You are not allowed to ${verb === 'view' ? 'see' : 'change'} ${found.group.label.toLowerCase()}. An admin of your site can give you access.`,
    )
  return found
}

/** A document of this tenant as the user sees it; null if there is none or it is in the trash. */
export async function readDocument(
  req: PayloadRequest,
  { id, locale, tenantId, type }: { id: string; locale?: string; tenantId: string | null; type: string },
): Promise<Record<string, unknown> | null> {
  const { docs } = await req.payload.find({
    collection: type as CollectionSlug,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    limit: 1,
    ...(locale && { locale: locale as 'en' }),
    overrideAccess: false,
    pagination: false,
    req,
    where: { and: [{ id: { equals: id } }, { tenant: { equals: tenantId } }] },
  })
  return asRecords(docs)[0] ?? null
}

/** The title of a document, or its filename. */
export function titleOf({ collection, titleField }: ContentType, doc: Record<string, unknown>): string {
  const title = doc[titleField] ?? (collection.upload ? doc.filename : undefined)
  return typeof title === 'string' ? title : ''
}

/** Documents of any content type as plain objects. */
export const asRecords = (docs: object[]): Record<string, unknown>[] => docs.map((doc) => ({ ...doc }))

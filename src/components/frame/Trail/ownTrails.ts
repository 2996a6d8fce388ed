import type { StepNavItem } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { personOf } from '@/access/personOf'
import { readAnswersTrail } from '@/components/views/Answers/readAnswersTrail'
import { sitesTrail } from '@/components/views/Provider/Sites/sitesTrail'

/** @param path segments of the URL below the collection */
type OwnTrail = (req: PayloadRequest, path: string[]) => Promise<StepNavItem[] | null>

/**
 * Screens of ours that Payload renders in its frame, by collection. Null for the screens of Payload among them, none for
 * users without access.
 */
export const ownTrails: Record<string, OwnTrail> = {
  forms: async (req, [id, view, answer]) => (id && view === 'answers' ? readAnswersTrail(req, id, answer) : null),
  tenants: async (req, path) => {
    if (path.length > 0) return null
    return (await personOf(req))?.isSuperAdmin ? sitesTrail(req) : []
  },
}

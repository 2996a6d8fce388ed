import type { StepNavItem } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { readAnswersTrail } from '@/components/views/Answers/readAnswersTrail'
import { sitesTrail } from '@/components/views/Provider/Sites/sitesTrail'

/** @param path segments of the URL below the collection */
type OwnTrail = (req: PayloadRequest, path: string[]) => Promise<StepNavItem[]> | StepNavItem[] | null

/** Screens of ours that Payload renders in its frame, by collection; null for the screens of Payload among them. */
export const ownTrails: Record<string, OwnTrail> = {
  forms: (req, [id, view, answer]) => (id && view === 'answers' ? readAnswersTrail(req, id, answer) : null),
  tenants: (req, path) => (path.length === 0 ? sitesTrail(req) : null),
}

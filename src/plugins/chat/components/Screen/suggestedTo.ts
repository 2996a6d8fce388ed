import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person } from '@/exports/types'
import type { PermissionKey } from '@/access/permissions'
import type { Suggestion } from '../Conversation/Suggestions'
import { suggestionsFor } from './suggestionsFor'

const MAX_SUGGESTIONS = 4

/** What a person needs for what is suggested. */
const NEEDS = {
  chatSuggestAlt: 'media:manage',
  chatSuggestCreate: 'events:manage',
  chatSuggestEvents: 'events:view',
  chatSuggestMedia: 'media:manage',
  chatSuggestTheme: 'themes:manage',
} as const satisfies Record<string, PermissionKey>

/** At most four first messages that lead to something that the person may do. */
export function suggestedTo(req: Pick<PayloadRequest, 'i18n'>, person: Person, tenantId: string): Suggestion[] {
  const t = translatorOf(req.i18n)
  const denied = new Set(
    Object.entries(NEEDS).flatMap(([key, permission]) =>
      hasPermission(person, permission, tenantId) ? [] : [t(key as keyof typeof NEEDS)],
    ),
  )
  return suggestionsFor(req, ['chatSuggestAlt'])
    .filter(({ label }) => !denied.has(label))
    .slice(0, MAX_SUGGESTIONS)
}

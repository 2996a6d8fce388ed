import type { ExplainedAccess } from '@/endpoints/people/explainAccess'
import type { Translator } from '@/i18n/createTranslator'
import { isolateText } from '@/lib/text/isolated'
import type { TranslatedGroup } from '../data/permissionGroups'

interface AccessContext {
  access: ExplainedAccess
  groups: TranslatedGroup[]
}

interface Explanation {
  by: string | null
  reason: ExplainedAccess['permissions'][number]['reason'] | 'document'
}

/** Explains in a sentence why a user has or lacks a permission. */
export function reasonOf(
  t: Translator,
  { access: { places }, groups }: AccessContext,
  { by, reason }: Explanation,
): string {
  const [place] = places
  if (reason === 'document') return t('peopleAccessDocumentRule')
  if (reason === 'secondProof') return t('peopleProofFirst')
  if (reason === 'implied') return t('peopleAccessReason_implied', { by: isolateText(fullLabel(groups, by)) })
  if (reason === 'missing' && place?.kind === 'viewer') return t('peopleAccessReason_viewerMissing')
  if (reason === 'missing' && !place?.role) return t('peopleAccessReason_noRole')
  return t(`peopleAccessReason_${reason}`, { role: isolateText(place?.role ?? '') })
}

/** Label of a permission including its area: several areas have a Create and an Edit permission. */
function fullLabel(groups: TranslatedGroup[], key: string | null): string {
  for (const group of groups) {
    const found = group.permissions.find((permission) => permission.key === key)
    if (found) return `${group.label}: ${found.label}`
  }
  return key ?? ''
}

import type { ExplainedAccess } from '../../../../../endpoints/people/explainAccess'
import type { Translator } from '../../../../../i18n/createTranslator'
import { isolated } from '../../../../../lib/text/isolated'
import type { TranslatedGroup } from '../data/permissionGroups'

interface Known {
  access: ExplainedAccess
  groups: TranslatedGroup[]
}

interface Explained {
  by: string | null
  reason: ExplainedAccess['permissions'][number]['reason'] | 'document'
}

/** Why somebody has a permission or has it not, as a sentence. */
export function reasonOf(t: Translator, { access: { places }, groups }: Known, { by, reason }: Explained): string {
  const [place] = places
  if (reason === 'document') return t('peopleAccessDocumentRule')
  if (reason === 'secondProof') return t('peopleProofFirst')
  if (reason === 'implied') return t('peopleAccessReason_implied', { by: isolated(wholeLabel(groups, by)) })
  if (reason === 'missing' && place?.kind === 'viewer') return t('peopleAccessReason_viewerMissing')
  if (reason === 'missing' && !place?.role) return t('peopleAccessReason_noRole')
  return t(`peopleAccessReason_${reason}`, { role: isolated(place?.role ?? '') })
}

/** A permission with its area: several are called Create and Edit. */
function wholeLabel(groups: TranslatedGroup[], key: string | null): string {
  for (const group of groups) {
    const found = group.permissions.find((one) => one.key === key)
    if (found) return `${group.label}: ${found.label}`
  }
  return key ?? ''
}

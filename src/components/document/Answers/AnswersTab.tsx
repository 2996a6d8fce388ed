import type { PayloadRequest } from 'payload'
import { hasPermission, tenantsWithPermission } from '@/access/person'
import { personOf } from '@/access/personOf'
import { countForForm } from '@/database/answers/readAnswers'
import { translatorOf } from '@/i18n/translator'
import { isUuid } from '@/lib/values'
import { addressesOf } from '@/components/views/Answers/addresses'
import { AnswersTabLink } from './AnswersTabLink'

/**
 * Tab of a form beside Edit and Versions: its submissions, for users who can read them. Also shown for forms in the
 * trash.
 */
export async function AnswersTab({ req }: { req: PayloadRequest }) {
  const id = req.routeParams?.id
  const person = await personOf(req)
  if (typeof id !== 'string' || !isUuid(id) || !person || !hasPermission(person, 'forms:manage', person.current?.id))
    return null
  const { total, unread } = await countForForm(
    req,
    id,
    person.isSuperAdmin ? null : tenantsWithPermission(person, 'forms:manage'),
  )
  const t = translatorOf(req.i18n)
  return (
    <AnswersTabLink
      href={addressesOf(req, { id }).answers}
      label={t('formAnswers')}
      total={total}
      unread={unread === 0 ? null : t('formAnswersUnread', { count: unread })}
    />
  )
}

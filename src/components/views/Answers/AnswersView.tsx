import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '@/access/person'
import { momentsOf } from '@/endpoints/documents/siteMoments'
import { translatorOf, messagesOfAreas } from '@/i18n/translator'
import { answerText } from '@/lib/forms/answers/answerText'
import { cellsOf } from '@/lib/forms/answers/columns'
import { answerQuery, readAnswerFilters, readPage } from '@/lib/forms/answers/filters'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { Banner } from '@/components/ui/Banner/Banner'
import { Button } from '@/components/ui/Button/Button'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { AnswerFilters } from './AnswerFilters'
import { AnswersFrame } from './AnswersFrame'
import { loadAnswersPage } from './loadAnswersPage'
import { AnswersList } from './Board/AnswersList'
import { addressesOf, answersTrail } from './addresses'
import { NoAnswers } from './NoAnswers'
import { loadReadableForm } from './loadReadableForm'
import { describeRetention } from './describeRetention'

const MAX_CELL_LENGTH = 300

/** Submissions of a form, newest first. */
export const AnswersView = (view: AdminViewServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(view.initPageResult.req.i18n.language, ['answers'])}>
    <Answers {...view} />
  </AreaMessagesProvider>
)

async function Answers(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const t = translatorOf(req.i18n)
  const found = await loadReadableForm(view)
  if (!found)
    return (
      <AnswersFrame trail={[]} view={view}>
        {null}
      </AnswersFrame>
    )
  const { form, person, tenant } = found
  const addresses = addressesOf(req, form)
  const filters = readAnswerFilters(view.searchParams ?? {})
  // Bulk actions on all matches leave out submissions that arrive after the list was loaded.
  const until = new Date().toISOString()
  const [{ answers, columns, counts, page, pages }, momentOf] = await Promise.all([
    loadAnswersPage(req, found, filters, readPage(view.searchParams ?? {})),
    momentsOf(req, tenant.id),
  ])
  const formatting = { language: req.i18n.language, no: t('answerNo'), yes: t('answerYes') }
  const rows = answers.map((answer) => {
    const cells = cellsOf(answer, columns)
    return {
      cells: columns.map((column) =>
        truncate(answerText(cells.get(column)?.value, column, cells.get(column)?.asked, formatting)),
      ),
      href: `${addresses.answers}/${answer.id}${answerQuery(filters)}`,
      id: answer.id,
      isUnread: answer.readAt === null,
      moment: momentOf(answer.createdAt),
      sentAt: answer.createdAt,
    }
  })
  const query = answerQuery(filters)
  return (
    <AnswersFrame tenantId={tenant.id} trail={answersTrail(req, form, t)} view={view}>
      <PageHeader
        actions={
          <>
            {counts.found > 0 && (
              <Button href={`${addresses.exported}${query}`} isDownload>
                {t('answersExport')}
              </Button>
            )}
            <Button href={addresses.form}>{t('answersEditForm')}</Button>
          </>
        }
        help={[
          t('answersTotal', { count: counts.total }),
          t('formAnswersUnread', { count: counts.unread }),
          describeRetention(form, counts.oldest, req.i18n.language, tenant.timezone, t),
        ].join(' · ')}
        title={t('answersTitle', { form: form.title ?? t('untitled') })}
      />
      {form.deletedAt && <Banner icon="Trash2">{t('answersInTrash')}</Banner>}
      {counts.total === 0 ? (
        <NoAnswers form={form} req={req} t={t} tenantId={tenant.id} />
      ) : (
        <>
          <AnswerFilters filters={filters} key={`filters ${query}`} />
          <AnswersList
            columns={columns.map(({ isFormer, key, label }) => ({ isFormer, key, label }))}
            filters={filters}
            formId={form.id}
            found={counts.found}
            key={`board ${query} ${page}`}
            mayDelete={hasPermission(person, 'forms:delete', tenant.id)}
            page={page}
            pages={pages}
            rows={rows}
            unread={counts.unread}
            until={until}
            zone={tenant.timezone}
          />
        </>
      )}
    </AnswersFrame>
  )
}

/** Truncates a text to what two lines in the list can show, without splitting a surrogate pair. */
const truncate = (text: string): string =>
  text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…` : text

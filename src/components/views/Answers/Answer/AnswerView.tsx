import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '@/access/person'
import { findAnswer, type ReadAnswer } from '@/database/answers/readAnswers'
import { momentsOf } from '@/endpoints/documents/siteMoments'
import { allColumns } from '@/endpoints/forms/answers/answeredForm'
import type { Translator } from '@/i18n/createTranslator'
import { translatorOf, messagesOfAreas } from '@/i18n/translator'
import { answerText } from '@/lib/forms/answers/answerText'
import { cellsOf } from '@/lib/forms/answers/columns'
import { contactHref, mailtoHref } from '@/lib/forms/answers/contactHref'
import { answerQuery, readAnswerFilters } from '@/lib/forms/answers/filters'
import { personName } from '@/lib/names/personName'
import { isolateText } from '@/lib/text/isolated'
import { intlLanguage } from '@/lib/time/formatIn'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { Banner } from '@/components/ui/Banner/Banner'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import styles from '../Answers.module.css'
import { AnswersFrame } from '../AnswersFrame'
import { addressesOf, answersTrail } from '../addresses'
import { uuidSegment, loadReadableForm } from '../loadReadableForm'
import { dayOfDeletion } from '../describeRetention'
import { AnswerActions } from './AnswerActions'
import { MarkRead } from './MarkRead'

interface Entry {
  key: string
  label: string
  /** The label that the visitor saw, if it has changed since. */
  originalLabel: string | null
  isFormer: boolean
  text: string
  /** Link to write to or call the visitor; null for other answers. */
  href: string | null
}

/** Fields with the submitted values. */
const AnswerList = ({ entries, t }: { entries: Entry[]; t: Translator }) => (
  <dl className={styles.entries}>
    {entries.map(({ href, isFormer, key, label, originalLabel, text }) => (
      <div key={key}>
        <dt>
          <span dir="auto">{label}</span>
          {isFormer && <span className={styles.former}>{t('answerFormer')}</span>}
          {originalLabel && (
            <span className={styles.asked}>{t('answerAsked', { question: isolateText(originalLabel) })}</span>
          )}
        </dt>
        {text ? (
          <dd dir="auto">{href ? <a href={href}>{text}</a> : text}</dd>
        ) : (
          <dd className={styles.none}>{t('answerNone')}</dd>
        )}
      </div>
    ))}
  </dl>
)

/** One submission: all fields, when, from which page and in which language it was sent. */
export const AnswerView = (view: AdminViewServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(view.initPageResult.req.i18n.language, ['answers'])}>
    <Answer {...view} />
  </AreaMessagesProvider>
)

async function Answer(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const t = translatorOf(req.i18n)
  const found = await loadReadableForm(view)
  if (!found)
    return (
      <AnswersFrame trail={[]} view={view}>
        {null}
      </AnswersFrame>
    )
  const { form, person, target, tenant } = found
  const filters = readAnswerFilters(view.searchParams ?? {})
  const id = uuidSegment(view, 4)
  const [answer, columns, momentOf] = await Promise.all([
    id ? findAnswer(req, target, { ...filters, timeZone: tenant.timezone }, id) : null,
    allColumns(req, found),
    momentsOf(req, tenant.id),
  ])
  if (!answer) return notFound()
  const { language } = req.i18n
  const query = answerQuery(filters)
  const { answers } = addressesOf(req, form)
  const answerHref = (answerId: string | null) => answerId && `${answers}/${answerId}${query}`
  const cells = cellsOf(answer, columns)
  const email = columns
    .map((column) => [column, cells.get(column)?.value] as const)
    .find(([column, value]) => column.kind === 'emailQuestion' && contactHref(value, column))?.[1]
  const formatting = { language, no: t('answerNo'), yes: t('answerYes') }
  const moment = momentOf(answer.createdAt)
  const deletedOn = dayOfDeletion(form, answer.createdAt, language, tenant.timezone)
  const facts = [
    [t('answerSent'), `${moment} (${tenant.timezone.replaceAll('_', ' ')})`],
    [
      t('answerLanguage'),
      answer.language &&
        (new Intl.DisplayNames([intlLanguage(language)], { type: 'language' }).of(answer.language) ?? answer.language),
    ],
    [t('answerPage'), answer.page && decodePath(answer.page)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <AnswersFrame tenantId={tenant.id} trail={answersTrail(req, form, t, moment)} view={view}>
      <PageHeader
        actions={
          <AnswerActions
            answers={`${answers}${query}`}
            formId={form.id}
            id={answer.id}
            mayDelete={hasPermission(person, 'forms:delete', tenant.id)}
            newer={answerHref(answer.newer)}
            older={answerHref(answer.older)}
            reply={
              typeof email === 'string' ? mailtoHref(email, t('answerReplySubject', { form: form.title ?? '' })) : null
            }
          />
        }
        help={[
          t('answerPosition', { form: isolateText(form.title ?? t('untitled')) }),
          readBy(answer, momentOf, t),
          deletedOn && t('answerGoesOn', { day: deletedOn }),
        ]
          .filter(Boolean)
          .join(' · ')}
        title={t('answerTitle', { moment })}
      />
      {form.deletedAt && <Banner icon="Trash2">{t('answersInTrash')}</Banner>}
      <AnswerList
        entries={columns.flatMap((column) => {
          const cell = cells.get(column)
          // Fields added after this submission, or removed before it, are left out.
          if (!cell) return []
          const originalLabel = cell.asked && cell.asked.label !== column.label ? cell.asked.label : null
          return [
            {
              originalLabel,
              href: contactHref(cell.value, column),
              isFormer: column.isFormer,
              key: column.key,
              label: column.label,
              text: answerText(cell.value, column, cell.asked, formatting),
            },
          ]
        })}
        t={t}
      />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {/* The provider may view a submission for support: it stays unread for the site's own staff. */}
      {answer.readAt === null && person.memberships.has(tenant.id) && <MarkRead formId={form.id} id={answer.id} />}
    </AnswersFrame>
  )
}

function readBy({ readAt, reader }: ReadAnswer, momentOf: (iso: string) => string, t: Translator): string | null {
  if (readAt === null) return null
  return reader
    ? t('answerReadBy', { moment: momentOf(readAt), person: isolateText(personName(reader)) })
    : t('answerReadBySomebody', { moment: momentOf(readAt) })
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

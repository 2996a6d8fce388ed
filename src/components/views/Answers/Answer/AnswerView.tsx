import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { holds } from '../../../../access/person'
import { findAnswer, type ReadAnswer } from '../../../../database/answers/readAnswers'
import { momentsOf } from '../../../../endpoints/documents/siteMoments'
import { allColumns } from '../../../../endpoints/forms/answers/formOf'
import type { Translator } from '../../../../i18n/say'
import { wordsOfAreas } from '../../../../i18n/areas'
import { translatorOf } from '../../../../i18n/translator'
import { answerText } from '../../../../lib/forms/answers/answerText'
import { cellsOf } from '../../../../lib/forms/answers/columns'
import { answerQuery, readAnswerFilters } from '../../../../lib/forms/answers/filters'
import { personName } from '../../../../lib/names/personName'
import { isolated } from '../../../../lib/text/isolated'
import { intlLanguage } from '../../../../lib/times/dayInZone'
import { AreaWords } from '../../../ui/AreaWords'
import { Banner } from '../../../ui/Banner/Banner'
import { PageHeader } from '../../../ui/PageHeader/PageHeader'
import styles from '../Answers.module.css'
import { AnswersFrame } from '../AnswersFrame'
import { addressesOf, answersTrail } from '../addresses'
import { partOf, readableForm } from '../readableForm'
import { dayOfDeletion } from '../retentionOf'
import { AnswerActions } from './AnswerActions'
import { MarkRead } from './MarkRead'

interface Entry {
  key: string
  label: string
  /** As it was put to the visitor, where that is not how it reads now. */
  asked: string | null
  isFormer: boolean
  text: string
}

/** Questions with what somebody answered. */
const AnswerList = ({ entries, t }: { entries: Entry[]; t: Translator }) => (
  <dl className={styles.entries}>
    {entries.map(({ asked, isFormer, key, label, text }) => (
      <div key={key}>
        <dt>
          <span dir="auto">{label}</span>
          {isFormer && <span className={styles.former}>{t('answerFormer')}</span>}
          {asked && <span className={styles.asked}>{t('answerAsked', { question: isolated(asked) })}</span>}
        </dt>
        {text ? <dd dir="auto">{text}</dd> : <dd className={styles.none}>{t('answerNone')}</dd>}
      </div>
    ))}
  </dl>
)

/** One answer, whole: question by question, with when, where and in which language it was sent. */
export const AnswerView = (view: AdminViewServerProps) => (
  <AreaWords words={wordsOfAreas(view.initPageResult.req.i18n.language, ['answers'])}>
    <Answer {...view} />
  </AreaWords>
)

async function Answer(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const t = translatorOf(req.i18n)
  const found = await readableForm(view)
  if (!found)
    return (
      <AnswersFrame trail={[]} view={view}>
        {null}
      </AnswersFrame>
    )
  const { form, person, target, tenant } = found
  const filters = readAnswerFilters(view.searchParams ?? {})
  const id = partOf(view, 4)
  const [answer, columns, momentOf] = await Promise.all([
    id ? findAnswer(req, target, { ...filters, timeZone: tenant.timezone }, id) : null,
    allColumns(req, found),
    momentsOf(req, tenant.id),
  ])
  if (!answer) return notFound()
  const { language } = req.i18n
  const query = answerQuery(filters)
  const { answers } = addressesOf(req, form)
  const beside = (one: string | null) => one && `${answers}/${one}${query}`
  const cells = cellsOf(answer, columns)
  const words = { language, no: t('answerNo'), yes: t('answerYes') }
  const moment = momentOf(answer.createdAt)
  const goesOn = dayOfDeletion(form, answer.createdAt, language, tenant.timezone)
  const facts = [
    [t('answerSent'), `${moment} (${tenant.timezone.replaceAll('_', ' ')})`],
    [
      t('answerLanguage'),
      answer.language &&
        (new Intl.DisplayNames([intlLanguage(language)], { type: 'language' }).of(answer.language) ?? answer.language),
    ],
    [t('answerPage'), answer.page && decoded(answer.page)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <AnswersFrame tenantId={tenant.id} trail={answersTrail(req, form, t, moment)} view={view}>
      <PageHeader
        actions={
          <AnswerActions
            answers={`${answers}${query}`}
            formId={form.id}
            id={answer.id}
            mayDelete={holds(person, 'forms:delete', tenant.id)}
            newer={beside(answer.newer)}
            older={beside(answer.older)}
          />
        }
        help={[
          t('answerPosition', { form: isolated(form.title ?? t('untitled')) }),
          readBy(answer, momentOf, t),
          goesOn && t('answerGoesOn', { day: goesOn }),
        ]
          .filter(Boolean)
          .join(' · ')}
        title={t('answerTitle', { moment })}
      />
      {form.deletedAt && <Banner icon="Trash2">{t('answersInTrash')}</Banner>}
      <AnswerList
        entries={columns.flatMap((column) => {
          const cell = cells.get(column)
          // A question that came after this was sent, or went before it, says nothing of it.
          if (!cell) return []
          const asked = cell.asked && cell.asked.label !== column.label ? cell.asked.label : null
          return [
            {
              asked,
              isFormer: column.isFormer,
              key: column.key,
              label: column.label,
              text: answerText(cell.value, column, cell.asked, words),
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
      {/* Whoever hosts the site looks in to help: the answer stays new to the people of the site. */}
      {answer.readAt === null && person.memberships.has(tenant.id) && <MarkRead formId={form.id} id={answer.id} />}
    </AnswersFrame>
  )
}

function readBy({ readAt, reader }: ReadAnswer, momentOf: (iso: string) => string, t: Translator): string | null {
  if (readAt === null) return null
  return reader
    ? t('answerReadBy', { moment: momentOf(readAt), person: isolated(personName(reader)) })
    : t('answerReadBySomebody', { moment: momentOf(readAt) })
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useContext, useMemo, useRef, useState } from 'react'
import type { SettingValue, SettingValues } from '@/lib/apps/settingValues'
import { checkValues, namesIn } from '@/lib/themes/checkValues'
import { canonical, toFormInLanguage, mergeFormValues } from '@/lib/themes/formValues'
import type { ThemeField } from '@/lib/themes/themeField'
import { useFieldNames } from '@/payload-patches/fieldNames/useFieldNames'
import { AbortFormRequest } from '@/components/frame/FormStateCalls/AbortFormRequest'
import { FieldMode } from '@/components/settings/SettingsForm/formContexts'
import { SettingControls } from '@/components/settings/SettingsForm/SettingControls'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Values.module.css'

interface Props {
  defaultLanguage: string
  fields: readonly ThemeField[]
  isReadOnly: boolean
  /** Path of the values in the form. */
  path: string
  /** Publishing was attempted: validation errors are shown from now on. */
  showsProblems: boolean
  /** In all languages. */
  stored: SettingValues
  onValue: (stored: SettingValues) => void
}

/** Local edits, until they reach the document. */
interface Held {
  form: SettingValues
  /** Incremented to remount the controls. */
  round: number
  /** The document's last known value in this language. */
  seen: string
  /** Values recently written to the document. */
  sent: string[]
}

const REMEMBERED = 50

/** Fields that a theme defines, in the content language on screen. */
export function ValuesForm({ defaultLanguage, fields, isReadOnly, onValue, path, showsProblems, stored }: Props) {
  const t = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  useFieldNames(ref)
  const { code: language, label, rtl } = useLocale()
  const { collectionSlug, id } = useDocumentInfo()
  const abortFormRequest = useContext(AbortFormRequest)
  const toKey = (values: SettingValues): string => `${language} ${canonical(values)}`
  const key = toKey(stored)
  const [held, setHeld] = useState<Held>(() => ({
    form: toFormInLanguage(fields, stored, language),
    round: 0,
    seen: key,
    sent: [],
  }))
  if (held.seen !== key) {
    // Our own edits come back a moment later; any other value is another language or a change made elsewhere.
    if (held.sent.includes(key)) setHeld({ ...held, seen: key })
    else setHeld({ form: toFormInLanguage(fields, stored, language), round: held.round + 1, seen: key, sent: [] })
  }
  // Payload's form clears publish errors on the next autosave, so remember that they were shown.
  const [shouldShowProblems, setShouldShowProblems] = useState(showsProblems)
  if (showsProblems && !shouldShowProblems) setShouldShowProblems(true)
  const isOtherLanguage = language !== defaultLanguage
  const fallback = useMemo(
    () => (isOtherLanguage ? toFormInLanguage(fields, stored, defaultLanguage) : undefined),
    [defaultLanguage, fields, isOtherLanguage, stored],
  )
  const mode = useMemo(
    () => ({
      isOtherLanguage,
      isReadOnly,
      language: {
        code: language,
        dir: rtl ? ('rtl' as const) : ('ltr' as const),
        name: typeof label === 'string' ? label : language,
      },
    }),
    [isOtherLanguage, isReadOnly, label, language, rtl],
  )
  const problems = useMemo(
    () =>
      new Map(
        shouldShowProblems
          ? checkValues(fields, stored, { defaultLanguage, isDraft: false, known: namesIn(stored), t }).map(
              (problem) => [`${path}.${problem.path}`, problem.message],
            )
          : [],
      ),
    [defaultLanguage, fields, shouldShowProblems, path, stored, t],
  )

  function change(name: string, value: SettingValue): void {
    const form = { ...held.form, [name]: value }
    const next = mergeFormValues(fields, stored, form, language)
    setHeld({ ...held, form, sent: [...held.sent.slice(1 - REMEMBERED), toKey(next)] })
    // The pending form-state request is based on the previous value.
    if (id) abortFormRequest(`${collectionSlug}/${id}`)
    onValue(next)
  }

  return (
    <FieldMode value={mode}>
      <div ref={ref}>
        <fieldset className={styles.values} disabled={isReadOnly} key={held.round}>
          <SettingControls
            fallback={fallback}
            fields={fields}
            onValue={change}
            path={path}
            problemOf={(place) => problems.get(place)}
            values={held.form}
          />
        </fieldset>
      </div>
    </FieldMode>
  )
}

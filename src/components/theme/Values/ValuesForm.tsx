'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useContext, useMemo, useRef, useState } from 'react'
import type { FormValue, FormValues } from '../../../lib/apps/formValues'
import type { SettingField, SettingValues } from '../../../lib/apps/settingFields'
import { checkValues, namesIn } from '../../../lib/themes/checkValues'
import { canonical, formIn, storedFrom } from '../../../lib/themes/plainValues'
import { useFieldNames } from '../../../payload-patches/fieldNames/useFieldNames'
import { Overtake } from '../../frame/FormStateCalls/Overtake'
import { FieldMode } from '../../settings/SettingsForm/FieldMode'
import { SettingControls } from '../../settings/SettingsForm/SettingControls'
import { useMessages } from '../../ui/useMessages'
import styles from './Values.module.css'

interface Props {
  defaultLanguage: string
  fields: readonly SettingField[]
  isReadOnly: boolean
  /** Place of the values in the form. */
  path: string
  /** Somebody has tried to publish it: from now on it says what keeps it from that. */
  saysProblems: boolean
  /** In all languages. */
  stored: SettingValues
  onValue: (stored: SettingValues) => void
}

/** What is typed, until the document has it. */
interface Held {
  form: FormValues
  /** Rises when the controls must begin anew. */
  round: number
  /** What the document held last, in this language. */
  seen: string
  /** What it was given lately. */
  sent: string[]
}

const REMEMBERED = 50

/** What a theme asks for, in the language that the document is shown in. */
export function ValuesForm({ defaultLanguage, fields, isReadOnly, onValue, path, saysProblems, stored }: Props) {
  const t = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  useFieldNames(ref)
  const { code: language, label, rtl } = useLocale()
  const { collectionSlug, id } = useDocumentInfo()
  const overtake = useContext(Overtake)
  const keyOf = (values: SettingValues): string => `${language} ${canonical(values)}`
  const key = keyOf(stored)
  const [held, setHeld] = useState<Held>(() => ({
    form: formIn(fields, stored, language),
    round: 0,
    seen: key,
    sent: [],
  }))
  if (held.seen !== key) {
    // What was typed here comes back a moment later; all else is another language, or put there by somebody else.
    if (held.sent.includes(key)) setHeld({ ...held, seen: key })
    else setHeld({ form: formIn(fields, stored, language), round: held.round + 1, seen: key, sent: [] })
  }
  // The form forgets what the server refused with the next autosave, which looks at nothing but that.
  const [isTold, setTold] = useState(saysProblems)
  if (saysProblems && !isTold) setTold(true)
  const isOtherLanguage = language !== defaultLanguage
  const fallback = useMemo(
    () => (isOtherLanguage ? formIn(fields, stored, defaultLanguage) : undefined),
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
        isTold
          ? checkValues(fields, stored, { defaultLanguage, isDraft: false, known: namesIn(stored), t }).map(
              (problem) => [`${path}.${problem.path}`, problem.message],
            )
          : [],
      ),
    [defaultLanguage, fields, isTold, path, stored, t],
  )

  function change(name: string, value: FormValue): void {
    const form = { ...held.form, [name]: value }
    const next = storedFrom(fields, stored, form, language)
    setHeld({ ...held, form, sent: [...held.sent.slice(1 - REMEMBERED), keyOf(next)] })
    // What the server is asked just now is of before.
    if (id) overtake(`${collectionSlug}/${id}`)
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

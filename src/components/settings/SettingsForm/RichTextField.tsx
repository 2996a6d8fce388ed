'use client'

import { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { useContext, useState, type ComponentProps } from 'react'
import { toRichText, type RichText } from '../../../lib/apps/richText'
import { FieldMarks } from '../../ui/Field/FieldMarks'
import { Skeleton } from '../../ui/Skeleton/Skeleton'
import { FieldSet } from './FieldSet'
import styles from './SettingsForm.module.css'

type Editor = ComponentProps<typeof RenderLexical>

interface Props {
  label: string
  help?: string
  error?: string
  /** Place in what is sent; no two editors of a form share one. */
  path: string
  value: RichText | undefined
  onValue: (value: RichText) => void
}

/** The editor of formatted texts that documents have, too. */
export function RichTextField({ onValue, path, value, ...head }: Props) {
  const { language } = useContext(FieldMarks)
  const [begun] = useState(value ?? toRichText(''))
  return (
    <FieldSet {...head}>
      <div className={styles.editor} dir={language?.dir} lang={language?.code}>
        <RenderLexical
          Loading={<Skeleton />}
          initialValue={begun as Editor['initialValue']}
          label={false}
          name={path.replaceAll('.', '_')}
          path={path}
          schemaPath="collection.custom-attributes.richText"
          setValue={(next) => onValue(next as unknown as RichText)}
          value={(value ?? begun) as unknown as Editor['value']}
        />
      </div>
    </FieldSet>
  )
}

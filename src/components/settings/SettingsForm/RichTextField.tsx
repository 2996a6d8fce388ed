'use client'

import { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { useContext, useState, type ComponentProps } from 'react'
import { richTextOfLines, type RichText } from '@/lib/content/richText/nodes'
import { FieldMarks } from '@/components/ui/Field/FieldMarks'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { FieldSet } from './FieldSet'
import styles from './SettingsForm.module.css'

type Editor = ComponentProps<typeof RenderLexical>

interface Props {
  label: string
  help?: string
  error?: string
  /** Path in the request body; unique within the form. */
  path: string
  value: RichText | undefined
  onValue: (value: RichText) => void
}

/** The rich-text editor that documents use, for a setting. */
export function RichTextField({ onValue, path, value, ...head }: Props) {
  const { language } = useContext(FieldMarks)
  const [initialText] = useState(value ?? richTextOfLines(''))
  return (
    <FieldSet {...head}>
      <div className={styles.editor} dir={language?.dir} lang={language?.code}>
        <RenderLexical
          Loading={<Skeleton />}
          initialValue={initialText as Editor['initialValue']}
          label={false}
          name={path.replaceAll('.', '_')}
          path={path}
          schemaPath="collection.custom-attributes.richText"
          setValue={(next) => onValue(next as RichText)}
          value={(value ?? initialText) as Editor['value']}
        />
      </div>
    </FieldSet>
  )
}

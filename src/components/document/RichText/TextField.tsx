import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'
import type { ComponentProps } from 'react'
import { textHeight } from './textHeight'
import styles from './TextField.module.css'

/**
 * Payload's field for rich text, which the browser alone renders. Until it has, its place is kept, as high as the text
 * will be.
 */
export const TextField = (props: ComponentProps<typeof RscEntryLexicalField>) => (
  <>
    <div
      aria-hidden
      className={styles.place}
      style={{ blockSize: textHeight(props.siblingData[props.path.split('.').at(-1) ?? '']) }}
    />
    <RscEntryLexicalField {...props} />
  </>
)

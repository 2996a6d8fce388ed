import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, StaticLabel } from 'payload'
import { RowTitle } from './RowTitle'

interface Props {
  /** Name of the block, as its definition has it. */
  label: StaticLabel
  req: Pick<PayloadRequest, 'i18n'>
}

/** The head of a block, with its kind in the reader's language. */
export const BlockTitle = ({ label, req }: Props) => <RowTitle kind={getTranslation(label, req.i18n)} />

import { blocksTag } from './blocks'
import { consentTag } from './consent'
import type { TagDeclaration } from './declareTag'
import { formTag } from './form'
import { paginateTag } from './paginate'
import { docTag, ifChangedTag } from './shopify'

/** Template tags added to those of Liquid. */
export const TAGS: readonly TagDeclaration[] = [blocksTag, consentTag, docTag, formTag, ifChangedTag, paginateTag]

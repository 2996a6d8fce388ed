import { blocksTag } from './blocks'
import { consentTag } from './consent'
import type { TagDeclaration } from './declareTag'
import { formTag } from './form'
import { paginateTag } from './paginate'

/** Tags of templates beside Liquid's own. */
export const TAGS: readonly TagDeclaration[] = [blocksTag, consentTag, formTag, paginateTag]

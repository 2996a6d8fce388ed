import { describeWithout } from './support/withoutPlugin'

describeWithout('translations')

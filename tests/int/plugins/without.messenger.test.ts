import { describeWithout } from './support/withoutPlugin'

describeWithout('messenger')

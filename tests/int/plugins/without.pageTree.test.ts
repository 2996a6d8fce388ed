import { describeWithout } from './support/withoutPlugin'

describeWithout('pageTree')

import { describeWithout } from './support/withoutPlugin'

describeWithout('site')

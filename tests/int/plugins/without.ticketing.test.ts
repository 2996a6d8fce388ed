import { describeWithout } from './support/withoutPlugin'

describeWithout('ticketing')

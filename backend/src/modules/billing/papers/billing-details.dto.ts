import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsString, Matches, ValidateNested } from 'class-validator';
import { IsEmail } from '../../../platform/http/is-email.js';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import { STATE_CODES, type StateCode } from '../../schools/index.js';

export class BillingAddressDto {
  /** One to three lines */
  @IsArray()
  @ArrayMaxSize(3)
  @IsName({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(100, { each: true })
  lines: string[];

  /** e.g. 50000 */
  @Matches(/^\d{5}$/)
  postcode: string;

  @IsName()
  @Length(1, 50)
  city: string;

  /** Code of the state in MyInvois, e.g. 14 for Kuala Lumpur */
  @IsIn(STATE_CODES)
  stateCode: StateCode;
}

export class BillingContactDto {
  @IsName()
  @Length(1, 200)
  name: string;

  @IsEmail()
  @MaxLength(254)
  email: string;
}

export class BillingDetailsDto {
  /** As on the school's documents */
  @IsName()
  @Length(1, 150)
  @Matches(/\S/)
  name: string;

  /** Tax identification number, e.g. C25845632020; none for a government school */
  @MayBeNull()
  @Matches(/^[A-Z]{1,2}\d{9,12}$/)
  tin: string | null;

  /** Number of the business registration, e.g. 202001234567 */
  @MayBeNull()
  @Matches(/^(?=.*\d)[A-Za-z0-9][A-Za-z0-9-]{3,18}[A-Za-z0-9]$/)
  brn: string | null;

  @MayBeNull()
  @ValidateNested()
  @Type(() => BillingAddressDto)
  address: BillingAddressDto | null;

  /** e.g. +60388888888 */
  @MayBeNull()
  @Matches(/^\+?\d[\d -]{6,18}$/)
  phone: string | null;

  @MayBeNull()
  @IsEmail()
  @MaxLength(254)
  email: string | null;

  /** Who gets receipts beside the administrators; at most five */
  @IsArray()
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => BillingContactDto)
  contacts: BillingContactDto[];

  /** The provider to choose unless said, e.g. billplz */
  @MayBeNull()
  @IsString()
  @Length(1, 40)
  preferredProvider: string | null;
}

export class ChangeBillingDetailsDto extends BillingDetailsDto {
  /** e.g. aba1001; may be left out on the school's host */
  @MayBeAbsent()
  @IsString()
  @Length(1, 63)
  schoolCode?: string;
}

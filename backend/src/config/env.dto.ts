import { Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsIP,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
} from 'class-validator';

const url = (...protocols: string[]) => ({ protocols, require_protocol: true, require_tld: false });
const DATABASE_URL = url('postgres', 'postgresql');
/** A 1 that read as false would open every school. */
const YES_OR_NO = ['true', 'false'];
const HTTP_URL = url('http', 'https');
/** One path of ours; several with commas between, where `*` matches anything. */
const OWN_PATH = /^\/(?![/\\])[^\s,*?#]*$/;
const OWN_PATHS = /^\/[^\s,?#]*(,\s*\/[^\s,?#]*)*$/;

/** Every environment variable the product reads; `.env.example` explains them. */
export class EnvDto {
  @Type(() => Number) @IsInt() @Min(1) @Max(65535) PORT = 3000;
  @IsOptional() @IsIP() LISTEN_ADDRESS?: string;
  @Matches(/^[a-z0-9.-]+(:\d{1,5})?$/i) BASE_DOMAIN = 'localhost:3000';
  @IsNotEmpty() DATA_DIR = '.data';
  @IsIn(['development', 'test', 'production']) APP_MODE: 'development' | 'test' | 'production' =
    'development';
  @IsIn(['all', 'api', 'worker']) ROLE: 'all' | 'api' | 'worker' = 'all';
  @IsIn(['http', 'https']) PUBLIC_SCHEME: 'http' | 'https' = 'http';
  @IsOptional() @IsIn(['error', 'warn', 'info', 'debug']) LOG_LEVEL?: 'error' | 'warn' | 'info' | 'debug';
  @IsIn(YES_OR_NO) PUBLIC_SUBSCRIPTION_ENFORCEMENT = 'true';
  /** Staff of a production always need one. */
  @IsIn(YES_OR_NO) STAFF_SECOND_FACTOR = 'false';
  @IsOptional() @IsString() TRUSTED_PROXIES?: string;
  @Matches(/^(none|[a-z0-9-]+)$/) REDIRECT_COOKIE_PREFIX = 'rekod';
  @IsOptional() @Matches(OWN_PATHS) LOGIN_REDIRECT_INCLUDE?: string;
  @IsOptional() @Matches(OWN_PATHS) LOGIN_REDIRECT_EXCLUDE?: string;
  @Matches(OWN_PATH) LOGIN_REDIRECT_LOGIN = '/auth/login';
  @Matches(OWN_PATH) LOGIN_REDIRECT_CALLBACK = '/auth/callback';

  @IsUrl(DATABASE_URL) DATABASE_URL: string;
  @IsOptional() @IsUrl(DATABASE_URL) DATABASE_DIRECT_URL?: string;
  @IsOptional() @IsUrl(url('redis', 'rediss')) REDIS_URL?: string;

  @IsUrl(HTTP_URL) SUPABASE_URL: string;
  @IsOptional() @IsUrl(HTTP_URL) SUPABASE_INTERNAL_URL?: string;
  @IsNotEmpty() SUPABASE_PUBLISHABLE_KEY: string;
  @IsNotEmpty() SUPABASE_SECRET_KEY: string;
  @IsOptional() @MinLength(32) SUPABASE_JWT_SECRET?: string;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(65535) HOSTED_BACKEND_PORT = 54321;

  @MinLength(32) DATA_ENCRYPTION_KEY: string;
  @IsOptional() @MinLength(32) DATA_ENCRYPTION_KEY_PREVIOUS?: string;
  @MinLength(32) IDENTITY_HASH_KEY: string;
  @IsOptional() @MinLength(32) IDENTITY_HASH_KEY_PREVIOUS?: string;
  @IsOptional() @IsNotEmpty() ERASURES_FOLDER?: string;
  @IsOptional() @MinLength(16) METRICS_TOKEN?: string;
  @IsOptional() @IsUrl(HTTP_URL) OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  @IsOptional() @IsEmail({ allow_display_name: true, require_tld: false }) MAIL_FROM?: string;
  @IsOptional() @IsUrl(url('smtp', 'smtps')) SMTP_URL?: string;
  @IsOptional() @IsUrl(url('s3', 'http', 'https')) S3_URL?: string;
  @IsOptional() @IsUrl(HTTP_URL) ICON_API_URL?: string;
  @IsOptional() @IsNotEmpty() GOOGLE_CLIENT_ID?: string;
  @IsOptional() @IsNotEmpty() GOOGLE_CLIENT_SECRET?: string;

  @IsIn(YES_OR_NO) SIMULATED_BANK_IN_PRODUCTION = 'false';
  @IsOptional() @MinLength(16) SIMULATED_BANK_SECRET?: string;
  @IsOptional() @MinLength(16) SIMULATED_BANK_SECRET_PREVIOUS?: string;

  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(6000) RECONCILE_PER_MINUTE = 60;

  @IsOptional() @IsNotEmpty() BILLPLZ_SECRET_KEY?: string;
  @IsOptional() @IsNotEmpty() BILLPLZ_SECRET_KEY_PREVIOUS?: string;
  @IsOptional() @IsNotEmpty() BILLPLZ_COLLECTION_ID?: string;
  @IsOptional() @IsNotEmpty() BILLPLZ_X_SIGNATURE_KEY?: string;
  @IsOptional() @IsNotEmpty() BILLPLZ_X_SIGNATURE_KEY_PREVIOUS?: string;
  @IsUrl(HTTP_URL) BILLPLZ_BASE_URL = 'https://www.billplz.com';

  @IsOptional() @IsNotEmpty() TOYYIBPAY_SECRET_KEY?: string;
  @IsOptional() @IsNotEmpty() TOYYIBPAY_SECRET_KEY_PREVIOUS?: string;
  @IsOptional() @IsNotEmpty() TOYYIBPAY_CATEGORY_CODE?: string;
  @IsUrl(HTTP_URL) TOYYIBPAY_BASE_URL = 'https://toyyibpay.com';

  @IsOptional() @IsNotEmpty() STRIPE_SECRET_KEY?: string;
  @IsOptional() @IsNotEmpty() STRIPE_SECRET_KEY_PREVIOUS?: string;
  @IsOptional() @IsNotEmpty() STRIPE_WEBHOOK_SECRET?: string;
  @IsOptional() @IsNotEmpty() STRIPE_WEBHOOK_SECRET_PREVIOUS?: string;
  @IsUrl(HTTP_URL) STRIPE_BASE_URL = 'https://api.stripe.com';

  @IsOptional() @IsNotEmpty() CHIP_API_KEY?: string;
  @IsOptional() @IsNotEmpty() CHIP_API_KEY_PREVIOUS?: string;
  @IsOptional() @IsNotEmpty() CHIP_BRAND_ID?: string;
  @IsOptional() @IsNotEmpty() CHIP_PUBLIC_KEY?: string;
  @IsOptional() @IsNotEmpty() CHIP_PUBLIC_KEY_PREVIOUS?: string;
  @IsUrl(HTTP_URL) CHIP_BASE_URL = 'https://gate.chip-in.asia';
}

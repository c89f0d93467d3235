export interface paths {
    "/api/test/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Test.read"];
        put: operations["Test.freeze"];
        post?: never;
        delete: operations["Test.resume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/run-due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The due sweep and what it has to tell, now instead of within the minute. */
        post: operations["Test.runDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/schools/{code}/told-verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As if the minute were over in which the verdicts of a school can be taken back. */
        post: operations["Test.tellVerdicts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Simulator.list"];
        put?: never;
        /** A school of a test's own, with the people of the demo schools: what it does to them nobody else notices. */
        post: operations["Test.makeSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/schools/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The school now, or at any instant. */
        get: operations["Simulator.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/schools/{code}/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Simulator.bill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/schools/{code}/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What becomes of the newest bill, and how badly the bank tells it. */
        post: operations["Simulator.play"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Simulator.events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Recovery.left"];
        put: operations["Recovery.arm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the bank about open bills, as if a quarter of an hour had passed. */
        post: operations["Recovery.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has an event processed once more. */
        post: operations["Recovery.replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WebhookTests.list"];
        put?: never;
        post: operations["WebhookTests.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ErrorDto: {
            /** @description Stable, for programs, e.g. VALIDATION_FAILED */
            code: string;
            /** @description English, for developers; screens map the code to Malay */
            message: string;
            details?: Record<string, never>;
        };
        CanAccessDto: {
            dashboard: boolean;
            createContent: boolean;
            editContent: boolean;
            viewReports: boolean;
            manageUsers: boolean;
            billing: boolean;
        };
        NoticeDto: {
            /** @enum {string} */
            type: "error" | "info" | "success" | "warning";
            title: string;
            message: string;
            /** @description True for whoever can renew, while renewing helps. */
            actionRequired: boolean;
        };
        SubscriptionStatusDto: {
            /** @enum {string} */
            subscriptionStatus: "active" | "cancelled" | "expired" | "none" | "past_due" | "trial" | "unknown";
            /** @enum {string} */
            restrictionLevel: "grace_period" | "limited" | "locked" | "none";
            /** @description The first instant without coverage, ISO 8601 with offset; null without coverage. The last covered day is the day before. */
            expiresAt: string | null;
            /** @description The first instant after grace. */
            gracePeriodEnd: string | null;
            isInGracePeriod: boolean;
            /** @description Whole days begun until expiry: at least 1 exactly while not expired. */
            daysUntilExpiry: number;
            /** @description The number of today in the grace period, from 1; 0 outside it. */
            daysInGracePeriod: number;
            /** @description When this was computed. */
            lastUpdate: string;
            canAccess: components["schemas"]["CanAccessDto"];
            notifications: components["schemas"]["NoticeDto"][];
        };
        ExplainedPolicyDto: {
            /**
             * @description For whom it is: everybody, the schools of a plan, or this school alone.
             * @enum {string}
             */
            scope: "general" | "plan" | "school";
            graceDays: number;
            limitedDays: number;
            /** @description null of the one that has always been. */
            effectiveFrom: string | null;
        };
        ExplainedFactDto: {
            /** @enum {string} */
            kind: "cancellation" | "cancellation-withdrawn" | "dispute-lost" | "dispute-opened" | "dispute-withdrawn" | "dispute-won" | "enforcement-off" | "extension" | "payment-abandoned" | "payment-failed" | "payment-pending" | "payment-succeeded" | "plan-choice" | "refund" | "refund-cancelled" | "refund-failed" | "refund-pending" | "suspension" | "trial-granted";
            /** @description ISO 8601 with offset, by the clock of whoever made the fact. */
            at: string;
            provider: string | null;
            amountSen: number | null;
            /** @description 0 of an upgrade. */
            termMonths: number | null;
            /** @description What was bought or chosen, e.g. t60. */
            planCode: string | null;
            days: number | null;
            reason: string | null;
            /** @description Where a suspension or a pause of enforcement ends. */
            until: string | null;
            /** @description The first instant without coverage once this fact counts. */
            coverageEnd: string | null;
        };
        ExplanationDto: {
            now: string;
            /** @description The rule that now reaches, as the engine names it. */
            rule: string;
            /** @enum {string} */
            subscriptionStatus: "active" | "cancelled" | "expired" | "none" | "past_due" | "trial" | "unknown";
            /** @enum {string} */
            restrictionLevel: "grace_period" | "limited" | "locked" | "none";
            expiresAt: string | null;
            gracePeriodEnd: string | null;
            /** @description The first instant of the lock. */
            limitedEnd: string | null;
            /** @description What governs grace and the limited time after coverage. */
            policy: components["schemas"]["ExplainedPolicyDto"];
            facts: components["schemas"]["ExplainedFactDto"][];
        };
        ClockDto: {
            /** @description e.g. 2026-12-01T00:00:00.000+08:00 */
            now: string;
            frozen: boolean;
        };
        FreezeClockDto: {
            /** @description Where the business clock shall stand, e.g. 2026-12-01T00:00:00+08:00 */
            now: string;
        };
        DueRunDto: {
            /** @description How many boundaries were passed. */
            transitions: number;
        };
        OwnSchoolDto: {
            /** @description Nobody's yet, e.g. uji-3f9a1c27 */
            code: string;
            name: string;
            /** @enum {string} */
            kind: "paid" | "trial";
            /** @description Of the year that was paid, or of the trial; below 0 it ended so many days ago. */
            daysLeft: number;
        };
        SimulatedSchoolDto: {
            /** @description e.g. aba1001 */
            code: string;
            name: string;
        };
        SimulatedSchoolsDto: {
            schools: components["schemas"]["SimulatedSchoolDto"][];
        };
        ReaderViewDto: {
            /** @enum {string} */
            role: "admin" | "main_admin" | "supervisor" | "teacher";
            status: components["schemas"]["SubscriptionStatusDto"];
        };
        DatedLevelDto: {
            /** @description e.g. 2026-12-01T00:00:00.000+08:00 */
            at: string;
            /** @description As the engine names it, e.g. grace-day-3 */
            rule: string;
            /** @enum {string} */
            level: "grace_period" | "limited" | "locked" | "none";
        };
        SimulatedBillDto: {
            reference: string;
            /** @enum {string} */
            state: "closed" | "failed" | "open" | "paid" | "pending";
            amountSen: number;
            description: string;
        };
        SimulationDto: {
            school: components["schemas"]["SimulatedSchoolDto"];
            /** @description The facts, and what holds at that instant. */
            explanation: components["schemas"]["ExplanationDto"];
            /** @description What each role of the school is told. */
            views: components["schemas"]["ReaderViewDto"][];
            /** @description What is to come after that instant, in order. */
            ahead: components["schemas"]["DatedLevelDto"][];
            /** @description What has been recorded as happened, newest first. */
            passed: components["schemas"]["DatedLevelDto"][];
            /** @description The newest of Bank Simulasi */
            bill: components["schemas"]["SimulatedBillDto"] | (never | null);
        };
        BillOrderDto: {
            /** @description e.g. t60 */
            planCode: string;
            /**
             * @description 1 or 12
             * @enum {number}
             */
            termMonths: 1 | 12;
        };
        ScenarioOrderDto: {
            events: ("dispute.lost" | "dispute.opened" | "dispute.withdrawn" | "dispute.won" | "payment.abandoned" | "payment.failed" | "payment.pending" | "payment.succeeded" | "refund.cancelled" | "refund.failed" | "refund.pending" | "refund.succeeded")[];
            /**
             * @description Different events that each tell the same
             * @default 1
             */
            burst: number;
            /**
             * @description How often each event is sent
             * @default 1
             */
            copies: number;
            /** @default 0 */
            delaySeconds: number;
            /**
             * @description So many deliveries get lost at the beginning
             * @default 0
             */
            dropFirst: number;
            /** @default false */
            isShuffled: boolean;
            /** @default false */
            hasWrongSignature: boolean;
            /** @default false */
            hasWrongAmount: boolean;
            /**
             * @description Refunds and disputes of half the bill
             * @default false
             */
            isPartial: boolean;
        };
        BankDeliveriesDto: {
            /** @description Of the bill that was played */
            reference: string;
            /** @description How many deliveries the bank made, or will make */
            planned: number;
            /** @description How many of them the product took; 0 while they are delayed */
            taken: number;
        };
        InboxAttemptDto: {
            at: string;
            outcome: string;
            error: string | null;
        };
        InboxLineDto: {
            id: string;
            provider: string;
            dedupeKey: string;
            /** @enum {string} */
            state: "failed" | "ignored" | "processed" | "quarantined" | "received";
            reason: string | null;
            /** @description How often the provider told it */
            deliveries: number;
            receivedAt: string;
            /** @description Oldest first */
            attempts: components["schemas"]["InboxAttemptDto"][];
        };
        InboxLinesDto: {
            /** @description Newest first */
            events: components["schemas"]["InboxLineDto"][];
        };
        FaultsLeftDto: {
            /** @description How many payments will still fail */
            left: number;
        };
        FaultOrderDto: {
            /**
             * @description The job throws, or the database ends its connection
             * @enum {string}
             */
            fault: "database" | "job";
            /** @description 0 takes back what still waits */
            times: number;
        };
        ReplayOrderDto: {
            /**
             * Format: uuid
             * @description Of the inbox
             */
            eventId: string;
        };
        SampledProvidersDto: {
            /** @description Those that are set up here */
            offered: ("billplz" | "chip" | "simulated" | "stripe" | "toyyibpay")[];
            /** @description Those of which something can be sent */
            known: ("billplz" | "chip" | "simulated" | "stripe" | "toyyibpay")[];
        };
        WebhookOrderDto: {
            /** @enum {string} */
            provider: "billplz" | "chip" | "simulated" | "stripe" | "toyyibpay";
            /** @description The provider's reference of the bill; one that nobody asked for unless said */
            bill?: string;
            /** @description e.g. 15000 for RM 150.00 */
            amountSen: number;
            /**
             * @description How often the very same event is sent, one after the other
             * @default 1
             */
            copies: number;
            /**
             * @description A byte is changed after it was signed
             * @default false
             */
            isTampered: boolean;
        };
        WebhookReplyDto: {
            /** @description Of HTTP, e.g. 200 */
            status: number;
            /** @description The code of the refusal; null if it was taken */
            code: string | null;
            milliseconds: number;
        };
        WebhookRepliesDto: {
            /** @description What the bill was called */
            bill: string;
            /** @description In the order of sending */
            replies: components["schemas"]["WebhookReplyDto"][];
        };
    };
    responses: {
        /** @description A part of the request is malformed or not valid */
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorDto"];
            };
        };
        /** @description The bearer token is missing, expired or not valid */
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorDto"];
            };
        };
        /** @description The caller may not do this, here or now */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorDto"];
            };
        };
        /** @description What is named does not exist for the caller */
        404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorDto"];
            };
        };
        /** @description The body did not arrive in time */
        408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorDto"];
            };
        };
        /** @description It contradicts what stands there by now */
        409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorDto"];
            };
        };
        /** @description The body is too large */
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorDto"];
            };
        };
        /** @description The body is of a type that the route does not read */
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorDto"];
            };
        };
        /** @description Too many requests; Retry-After says when to come back */
        429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorDto"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "Test.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockDto"];
                };
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Test.freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreezeClockDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockDto"];
                };
            };
            400: components["responses"]["400"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Test.resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockDto"];
                };
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Test.runDue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueRunDto"];
                };
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Test.tellVerdicts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Simulator.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedSchoolsDto"];
                };
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Test.makeSchool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSchoolDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Simulator.show": {
        parameters: {
            query?: {
                /** @description Where the school is looked at; the business clock unless said, e.g. 2026-12-01T00:00:00+08:00 */
                at?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationDto"];
                };
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Simulator.bill": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillOrderDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedBillDto"];
                };
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Simulator.play": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScenarioOrderDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDeliveriesDto"];
                };
            };
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Simulator.events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxLinesDto"];
                };
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Recovery.left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultsLeftDto"];
                };
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Recovery.arm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultOrderDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultsLeftDto"];
                };
            };
            400: components["responses"]["400"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Recovery.ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "Recovery.replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "WebhookTests.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampledProvidersDto"];
                };
            };
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "WebhookTests.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookOrderDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRepliesDto"];
                };
            };
            400: components["responses"]["400"];
            408: components["responses"]["408"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            /** @description Any failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
}

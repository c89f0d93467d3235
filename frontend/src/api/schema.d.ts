export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says that the process runs. */
        get: operations["Health.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says whether requests can be served, and what is missing. */
        get: operations["Health.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/icons/{collection}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Draws the icons that are named, those that are not known by name only. */
        get: operations["Icons.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schools/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether a school of that code exists. */
        post: operations["Schools.exists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schools/validate-admin-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether the caller administers the school. */
        post: operations["Schools.validateAdminAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schools/user-schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names the schools of the caller, with the role and the caller's name in each. */
        get: operations["Schools.userSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schools/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The school of this request and the caller's place in it. Open at every level: it decides nothing. */
        get: operations["Schools.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names everybody in the school. */
        get: operations["Members.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives the person this one role, unless it is the highest they have. Holds from their next request on. */
        put: operations["Members.changeRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives the person these roles and no others. Holds from their next request on. */
        put: operations["Members.changeRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person has made in the school, to be said before they are taken out of it: it stays. */
        get: operations["Members.work"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes somebody out of the school. What they taught waits for somebody. */
        delete: operations["Members.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, and what they taught goes from today on to whoever is named. */
        post: operations["Members.removeAndHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/membership-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was invited, came, was changed or went, and by whom. */
        get: operations["MembershipLog.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who belongs to the school. */
        get: operations["Colleagues.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}/duties/{duty}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives the duty, or other days to it. Holds from the person's next request on. */
        put: operations["Duties.give"];
        post?: never;
        /** Takes the duty at once, whatever its last day. */
        delete: operations["Duties.take"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Suspends the person, or gives the suspension other days. Holds from their next request on. */
        put: operations["Suspensions.suspend"];
        post?: never;
        /** Lets the person return at once. */
        delete: operations["Suspensions.return"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-admin-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is offered by the caller or to the caller. */
        get: operations["Transfers.read"];
        /** Offers the caller's role to somebody for some days, in place of an earlier offer. */
        put: operations["Transfers.offer"];
        post?: never;
        /** Withdraws the offer, or declines it. */
        delete: operations["Transfers.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-admin-transfer/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the role: from the next request on the holder is an administrator, and the caller the main one. */
        post: operations["Transfers.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says whether there is one to remove. */
        get: operations["SecondFactors.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/members/{userId}/second-factor/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session of the person and their password, and tells them by mail how to come back. */
        post: operations["SecondFactors.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a mailed link offers. The token stands in the body: addresses are logged. */
        post: operations["Acceptance.offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the caller a member of the school that invited them. */
        post: operations["Acceptance.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the account of somebody new, who signs in with it afterwards. */
        post: operations["Acceptance.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names the invitations that are still open. */
        get: operations["Invitations.list"];
        put?: never;
        /** Mails a link that is good for seven days and one person. */
        post: operations["Invitations.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails up to a hundred links for the same roles, each by itself: what is refused holds nothing up and may be sent again.
         *     Teachers are invited only while the plan has places for everybody who is invited already.
         */
        post: operations["Invitations.inviteMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a new link; the one before ends. */
        post: operations["Invitations.renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back. */
        delete: operations["Invitations.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pictures/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says where the caller's own photo is. */
        get: operations["Pictures.photo"];
        /** Replaces the caller's own photo. */
        put: operations["Pictures.changePhoto"];
        post?: never;
        /** Takes the caller's own photo away. */
        delete: operations["Pictures.removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pictures/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of everybody in the school: beside a name its face. */
        get: operations["Pictures.photos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pictures/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says where the logo of the school is. */
        get: operations["Pictures.logo"];
        /** Replaces the logo of the school. */
        put: operations["Pictures.changeLogo"];
        post?: never;
        /** Takes the logo of the school away. */
        delete: operations["Pictures.removeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schools/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether a school may be registered under the code. */
        post: operations["Registration.availability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schools/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The trial runs when it answers. */
        post: operations["Registration.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schools/contests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** By whoever belongs to the school whose code somebody else has registered. The answer comes by mail. */
        post: operations["Contests.contest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the school says of itself. */
        get: operations["SchoolProfile.read"];
        /** Changed or not: saving confirms it. */
        put: operations["SchoolProfile.confirm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/academic-years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All academic years of the school. */
        get: operations["AcademicYears.list"];
        put?: never;
        /** Prepares an academic year, however far ahead. */
        post: operations["AcademicYears.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/academic-years/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the name and the days of one that is not closed. */
        put: operations["AcademicYears.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/academic-years/{id}/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Closes one that is over: from then on everything that belongs to it can only be read. */
        put: operations["AcademicYears.close"];
        post?: never;
        /** Opens a closed one again. */
        delete: operations["AcademicYears.reopen"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What holds today, the usual where the school never said. */
        get: operations["SchoolSettings.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-settings/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was decided, by whom and from when; what is still to come among it. */
        get: operations["SchoolSettings.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Decides it from a day on; what was decided before stays in the history. */
        put: operations["SchoolSettings.decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/missing-second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom a rule would keep out today: to be said before it is decided. */
        get: operations["SecondFactorRules.missing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roll-overs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those that were begun, applied or not. */
        get: operations["RollOvers.list"];
        put?: never;
        /** Begins the proposal for what follows an academic year; one that was begun already is answered. */
        post: operations["RollOvers.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roll-overs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proposal over what stands now, with what was decided. */
        get: operations["RollOvers.find"];
        /** Names the new academic year and its days. */
        put: operations["RollOvers.changeDays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roll-overs/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keeps decisions on single rows, in place of those on the same rows. */
        put: operations["RollOvers.decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roll-overs/{id}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Makes the academic year and everything of the proposal, all or nothing. */
        put: operations["RollOvers.apply"];
        post?: never;
        /** Takes everything back while nothing of the new academic year is in use. */
        delete: operations["RollOvers.takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All classes of an academic year. */
        get: operations["SchoolClasses.list"];
        put?: never;
        /** Keeps a new class. */
        post: operations["SchoolClasses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps several new ones, all of them or none. */
        post: operations["SchoolClasses.createAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a class, if it is still the one that was read. */
        put: operations["SchoolClasses.update"];
        post?: never;
        /** Softly: a restoration brings it back. Refused while sets are taught to it. */
        delete: operations["SchoolClasses.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted class back. */
        post: operations["SchoolClasses.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All subjects of the school. */
        get: operations["Subjects.list"];
        put?: never;
        /** Keeps a new subject. */
        post: operations["Subjects.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subjects/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps several new ones, all of them or none. */
        post: operations["Subjects.createAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subjects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a subject, if it is still the one that was read. */
        put: operations["Subjects.update"];
        post?: never;
        /** Softly: a restoration brings it back. Refused while it is taught in sets. */
        delete: operations["Subjects.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subjects/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted subject back. */
        post: operations["Subjects.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teaching-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All teaching sets of an academic year. */
        get: operations["TeachingSets.list"];
        put?: never;
        /** Keeps a new teaching set. */
        post: operations["TeachingSets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teaching-sets/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps several new ones, all of them or none. */
        post: operations["TeachingSets.createAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teaching-sets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a teaching set, if it is still the one that was read. */
        put: operations["TeachingSets.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["TeachingSets.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teaching-sets/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted teaching set back. */
        post: operations["TeachingSets.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-teaching-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller teaches today, as lead or beside one. */
        get: operations["OwnTeachingSets.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class-tables/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A line for each class of an academic year. */
        get: operations["ClassTables.classes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class-tables/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A line for each level of each subject. */
        get: operations["ClassTables.subjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class-tables/teaching-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A line for each teaching set of an academic year, with who teaches it now. */
        get: operations["ClassTables.teachingSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class-tables/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A line for each person, with what they are and teach today. */
        get: operations["ClassTables.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last imports of the school. */
        get: operations["Imports.list"];
        put?: never;
        /** Reads an XLSX or CSV, finds the table in it and proposes what its columns mean. Nothing is imported yet. */
        post: operations["Imports.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import: its columns, and once they are matched what would become of its rows now. */
        get: operations["Imports.read"];
        put?: never;
        post?: never;
        /** Gives up an import that has not run: its file goes at once. */
        delete: operations["Imports.discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says what the columns mean, for this file and the next one with the same heads. */
        put: operations["Imports.saveMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows as they would be imported now. */
        get: operations["Imports.listRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/left-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows that are not imported, in the columns of their file and with the reason: mended, they are imported again. */
        get: operations["Imports.takeLeftOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mends a row, answers what was asked about it, or leaves it out. The file stays as it is. */
        patch: operations["Imports.changeRow"];
        trace?: never;
    };
    "/api/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Imports all rows or none. Run again, it answers what came of it. */
        post: operations["Imports.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back what the import made and nobody has changed since, for a week. */
        post: operations["Imports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The heads of a kind and nothing below them: such a file matches itself. */
        get: operations["ImportTemplates.template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hand-overs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** On the main host: lets the caller go on, signed in, to the host of a school. */
        post: operations["HandOver.issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hand-overs/redemption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** On the host of the school. A second factor is asked for again where there is one. */
        post: operations["HandOver.redeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent after signing other devices out: the open pages of the caller ask the hosted backend whether their session
         *     still lives, rather than at their next refresh.
         */
        post: operations["Sessions.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller was told, newest first. */
        get: operations["Notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything read up to now. */
        post: operations["Notifications.readAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks one notification as read. */
        post: operations["Notifications.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** On which channels the caller is told what. */
        get: operations["Notifications.preferences"];
        /** Sets on which channels the caller is told what. */
        put: operations["Notifications.changePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is sold, with prices by term. */
        get: operations["Billing.plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bills a plan, and says where to pay it. */
        post: operations["Billing.checkOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of the school, newest first. */
        get: operations["Billing.invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/invoices/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back an order that nobody has paid: its invoice is void, and its bill is closed where the provider can. */
        post: operations["Billing.cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every attempt, refund and dispute. */
        get: operations["Billing.payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipts of the school, newest first. */
        get: operations["Papers.receipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The credit notes of the school, newest first. */
        get: operations["Papers.creditNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice to print. */
        get: operations["Papers.invoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/receipts/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A receipt to print. */
        get: operations["Papers.receiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/credit-notes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A credit note to print. */
        get: operations["Papers.creditNotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/invoices/{id}/ubl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice in UBL, for e-invoicing. */
        get: operations["Papers.invoiceUbl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/credit-notes/{id}/ubl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A credit note in UBL, for e-invoicing. */
        get: operations["Papers.creditNoteUbl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** To whom documents are made out. */
        get: operations["BillingDetails.read"];
        /** Changes to whom documents are made out, from the next document on. */
        put: operations["BillingDetails.change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent in as evidence of payments. */
        get: operations["Evidence.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/evidence/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kept as it came: a picture or a PDF. */
        get: operations["Evidence.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the school says it has paid, and what finance made of it. */
        get: operations["PaymentClaims.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/claims/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The file goes to storage itself, so that a broken connection loses nothing of it. */
        post: operations["PaymentClaims.beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tells finance of a payment that came past every provider. */
        put: operations["PaymentClaims.send"];
        post?: never;
        /** Until finance has decided. */
        delete: operations["PaymentClaims.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For payment providers. The signature covers the body byte for byte. */
        post: operations["Webhooks.receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the subscription lets the caller's school do now. */
        get: operations["Subscription.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** "Mengapa status ini?": the facts in order, the rule, and now. */
        get: operations["Subscription.explanation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan of the school, what was paid, and what comes next. */
        get: operations["PlanChoice.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/upgrades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bills the greater plan for the rest of the term; it holds once it is paid. */
        post: operations["PlanChoice.upgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/plan-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Picks the plan of the next renewal. */
        post: operations["PlanChoice.choosePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** At the end of the term: until then nothing changes, and no grace follows. */
        post: operations["PlanChoice.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/cancellation-withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a cancellation back while the term runs. */
        post: operations["PlanChoice.withdrawCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is away on these days. */
        get: operations["Absences.list"];
        put?: never;
        /** One's own, or as the office anybody's. */
        post: operations["Absences.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/absences/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file for spreadsheets; why stands there for whoever may know. */
        get: operations["Absences.table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/absences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces it, if it is still the one that was read. It stays the same person's. */
        put: operations["Absences.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["Absences.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/absences/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted one back. */
        post: operations["Absences.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All panels of an academic year. */
        get: operations["Panels.list"];
        put?: never;
        /** Keeps a new panel. */
        post: operations["Panels.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file for spreadsheets, a line for each panel. */
        get: operations["Panels.table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a panel, if it is still the one that was read. */
        put: operations["Panels.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["Panels.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panels/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted panel back. */
        post: operations["Panels.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curriculum/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All editions of the school. */
        get: operations["Editions.list"];
        put?: never;
        /** Keeps a new one, empty: its standards are added or imported. */
        post: operations["Editions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curriculum/editions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One edition with everything in it. */
        get: operations["Editions.read"];
        /** Replaces what is said of an edition, if it is still the one that was read. */
        put: operations["Editions.update"];
        post?: never;
        /** Softly, with everything in it: a restoration brings it back. */
        delete: operations["Editions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curriculum/editions/{id}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What it has otherwise than an earlier edition. */
        get: operations["Editions.differences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curriculum/editions/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the fictional sample of three subjects, to look around in. What stands of it already stays as it is. */
        post: operations["Editions.addSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curriculum/editions/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted edition back. */
        post: operations["Editions.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curriculum/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds strands and standards by code or word. */
        get: operations["Nodes.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curriculum/nodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds something of the school's own: administrators, and whoever heads the subject's panel. */
        post: operations["Nodes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curriculum/nodes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces an addition, if it is still the one that was read. What was imported is refused. */
        put: operations["Nodes.update"];
        post?: never;
        /** Softly: a restoration brings it back. Refused while something stands under it. */
        delete: operations["Nodes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curriculum/nodes/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted addition back. */
        post: operations["Nodes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of an academic year: which day is what follows from it by rules that pages have too. */
        get: operations["SessionCalendars.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/copied-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days of the session before, moved to this one: a proposal that is not kept. */
        get: operations["SessionCalendars.copiedDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the terms and holidays of the school's own, or those that were published. */
        put: operations["SessionCalendars.setDays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/decided-differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes over what was published since, line by line. */
        post: operations["SessionCalendars.decideDifferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/decided-holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms public holidays that are suggested, or puts them aside. */
        post: operations["SessionCalendars.decideHolidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/cycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets whether two timetables take turns, and from which week on. */
        put: operations["SessionCalendars.setCycle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a new entry. */
        post: operations["CalendarEntries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-entries/touched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What it would touch if it were kept, in place of what has its id already. Nothing is kept. */
        post: operations["CalendarEntries.touches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces an entry, if it is still the one that was read. */
        put: operations["CalendarEntries.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["CalendarEntries.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-entries/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted entry back, unless something else stands on its days by now. */
        post: operations["CalendarEntries.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bell-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a new bell schedule. */
        post: operations["BellSchedules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bell-schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a bell schedule, if it is still the one that was read. */
        put: operations["BellSchedules.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["BellSchedules.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bell-schedules/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted bell schedule back. */
        post: operations["BellSchedules.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All events of an academic year. */
        get: operations["CalendarEvents.list"];
        put?: never;
        /** Keeps a new event. */
        post: operations["CalendarEvents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-events/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file for spreadsheets, a line for each event. */
        get: operations["CalendarEvents.table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-events/touched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What it would touch if it were kept, in place of what has its id already. Nothing is kept. */
        post: operations["CalendarEvents.touches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces an event, if it is still the one that was read. */
        put: operations["CalendarEvents.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["CalendarEvents.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-events/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted event back, unless its place is taken by now. */
        post: operations["CalendarEvents.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-events/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is attached to an event. */
        get: operations["EventFiles.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-events/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says where one of them can be fetched. */
        get: operations["EventFiles.link"];
        /** Attaches a PDF, a picture or a document of up to 5 MB, under an id that the client makes; an event has at most five. */
        put: operations["EventFiles.add"];
        post?: never;
        /** Softly: for a day a restoration brings it back. */
        delete: operations["EventFiles.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-events/{id}/files/{fileId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted one back. */
        post: operations["EventFiles.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller has an address of their own. */
        get: operations["CalendarFeeds.readOwn"];
        /** Makes an address of the caller's own; the one before it leads to nothing from now on. */
        put: operations["CalendarFeeds.renewOwn"];
        post?: never;
        /** From now on the caller's own address leads to nothing. */
        delete: operations["CalendarFeeds.deleteOwn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds/school": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the school has an address that it may hand on. */
        get: operations["CalendarFeeds.readOfSchool"];
        /** Makes an address of the school's; the one before it leads to nothing from now on. */
        put: operations["CalendarFeeds.renewOfSchool"];
        post?: never;
        /** From now on the school's address leads to nothing. */
        delete: operations["CalendarFeeds.deleteOfSchool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All supervisions of an academic year, with who acts for whom. */
        get: operations["Supervisions.list"];
        put?: never;
        /** Keeps a new supervision. */
        post: operations["Supervisions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisions/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who could verify those whom nobody supervises, about equally much each. Nothing is kept by asking. */
        get: operations["Supervisions.propose"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisions/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps several new ones, all of them or none. */
        post: operations["Supervisions.createAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisions/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Softly, several at once; those that are gone already stay gone. */
        post: operations["Supervisions.removeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a supervision, if it is still the one that was read. */
        put: operations["Supervisions.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["Supervisions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisions/{id}/succession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets somebody else go on with it from a day on. */
        post: operations["Supervisions.succeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisions/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted supervision back. */
        post: operations["Supervisions.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supervisors/{id}/deputy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Names who acts for a supervisor in an academic year while that one is away. */
        put: operations["Supervisors.nameDeputy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the school has here, as CSV and JSON in an archive, with its papers and the evidence of its payments, without
         *     what others have written and not sent. Open at every level: the data are the school's. It names pupils and their
         *     guardians: whoever takes it has just proved who they are.
         */
        get: operations["OwnData.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has written here, sent or not. Open at every level: it is theirs. */
        get: operations["OwnData.downloadMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In which roles the caller comes: what the screens offer. */
        get: operations["OperationsCaller.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the platform does at this moment. */
        get: operations["Overview.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The inbox, newest first. */
        get: operations["Deliveries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event of the inbox, whole. */
        get: operations["Deliveries.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/events/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands beside it in the list of that filter. */
        get: operations["Deliveries.neighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/events/{id}/dismissal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts an event aside that came to nothing. */
        post: operations["Deliveries.dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/events/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says for which invoice an unknown bill was, and has the event processed again. */
        post: operations["Deliveries.link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/contests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those that wait for an answer. */
        get: operations["OperationsContests.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/contests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the contestant, and on release the school. */
        post: operations["OperationsContests.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds schools by a part of their code or name. */
        get: operations["OperationsSchools.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/schools/{code}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of one school. */
        get: operations["OperationsSchools.invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The replays, newest first. */
        get: operations["Replays.list"];
        put?: never;
        /** Has many events processed again, at a steady pace. */
        post: operations["Replays.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/replays/estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dry run: how much a replay would take. */
        post: operations["Replays.estimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/replays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One replay, and how far it is. */
        get: operations["Replays.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/replays/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came of each event. */
        get: operations["Replays.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/replays/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a replay: what has not begun does not begin. */
        post: operations["Replays.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that runs by itself, with its last and its next run. */
        get: operations["Schedules.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this deployment offers; secrets are never shown. */
        get: operations["Providers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/providers/{id}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the provider something harmless: whether it answers, and knows our credentials. */
        post: operations["Providers.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what and why, newest first. */
        get: operations["Audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/queue-board-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the queue dashboard be opened in this browser for a quarter of an hour. */
        post: operations["Board.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What comes in, what is due, and who does not pay. */
        get: operations["Finance.figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows behind a figure. */
        get: operations["Finance.schools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything finance knows of one school. */
        get: operations["Finance.school"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may be given schools to follow up. */
        get: operations["Finance.staff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments that somebody should look at. */
        get: operations["Finance.flags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves the end of grace. */
        post: operations["FinanceActions.extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a photo or a print, for a payment to name. */
        post: operations["FinanceActions.keepEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/evidence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opens a photo or a print as it came. */
        get: operations["FinanceActions.openEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money that came past every provider. */
        post: operations["FinanceActions.recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credits an invoice, or a part of it. */
        post: operations["FinanceActions.credit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the provider give money back where it can; else it was given by other means, and is recorded. */
        post: operations["FinanceActions.refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one school says it has paid. */
        get: operations["Claims.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/claims/{id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The school reads the reason, and may send another. */
        post: operations["Claims.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/claims/{id}/reopening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets what was declined be recorded after all. */
        post: operations["Claims.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the Admin Utama of each school to pay, in the product and by mail; at night it is planned for the morning. */
        post: operations["FollowUps.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A note, or with a day a promise to pay. */
        post: operations["FollowUps.write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a school to somebody to follow up. */
        post: operations["FollowUps.changeOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/flags/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody has looked at a flagged payment. */
        post: operations["FollowUps.resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** "Mengapa status ini?": the facts in order, the rule, and now. */
        get: operations["AccessOrders.explanation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/intervals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What overrides payment now or later. */
        get: operations["AccessOrders.intervals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/suspensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Locks the school whatever it has paid. */
        post: operations["AccessOrders.suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/suspensions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the one that runs, and calls off those to come. */
        post: operations["AccessOrders.endSuspension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/enforcement-pauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens everything whatever is owed. */
        post: operations["AccessOrders.switchEnforcementOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/enforcement-pauses/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the pause that runs, and calls off those to come. */
        post: operations["AccessOrders.switchEnforcementOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools/{code}/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The school's own versions. */
        get: operations["AccessOrders.policiesOf"];
        put?: never;
        /** Sets the days of grace of one school from a day on. */
        post: operations["AccessOrders.setPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/charts/aged-weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is overdue, by age, week by week. */
        get: operations["Charts.agedWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/charts/dunning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many schools pay at which step of reminding. */
        get: operations["Charts.dunning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/charts/failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often payments fail, and why. */
        get: operations["Charts.failures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schools behind a figure, as a table. */
        get: operations["FinanceExports.csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/schools.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schools behind a figure, to print. */
        get: operations["FinanceExports.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/ledger.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book of money, for any program. */
        get: operations["Ledger.csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/ledger.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book of money, as a workbook. */
        get: operations["Ledger.xlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operations/finance/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of everybody, and of plans. */
        get: operations["Policies.versions"];
        put?: never;
        /** Sets the days of grace of everybody, or of a plan, from a day on. */
        post: operations["Policies.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pupils whom the caller keeps, looks after or teaches today, by name. */
        get: operations["Pupils.list"];
        put?: never;
        /** Keeps a new pupil. One whose name and sex another has is asked about first. */
        post: operations["Pupils.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/finding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose number of identity it is. In the body, because addresses are kept in too many places. */
        post: operations["Pupils.find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The card of a pupil, for who keeps pupils and for the class teacher. */
        get: operations["Pupils.read"];
        /** Replaces what is told of a pupil, if it is still what was read. */
        put: operations["Pupils.update"];
        post?: never;
        /** Softly, for what was entered by mistake: a restoration brings the pupil back. */
        delete: operations["Pupils.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/leaving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The pupil leaves the school: from the day after they are in no list but that of who has left. */
        put: operations["Pupils.leave"];
        post?: never;
        /** The pupil stays, or is back. */
        delete: operations["Pupils.stay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted pupil back. */
        post: operations["Pupils.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupil-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many pupils are in the classes and teaching sets of a session, of those whom the caller sees. */
        get: operations["PupilCounts.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/guardian-openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows the guardians of a pupil. Each opening is a line that administrators read. */
        post: operations["Guardians.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/guardians": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces all guardians of a pupil. */
        put: operations["Guardians.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In which classes and groups the pupil was and is, in every session. */
        get: operations["Memberships.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The pupil is in this class from the day on, or in none. What was planned for later is replaced. */
        post: operations["Memberships.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whoever had left comes back into a class. */
        post: operations["Memberships.comeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupil-consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each consent of the pupils of a class stands, as far as the caller opens their cards. */
        get: operations["Consents.ofClass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each consent of the pupil stands, and what its withdrawal would switch off. */
        get: operations["Consents.read"];
        put?: never;
        /** Records what a guardian agreed to. */
        post: operations["Consents.record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/consent-openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows who gave what and took it back. Each opening is a line that administrators read. */
        post: operations["Consents.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/consent-withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a consent back, and with it what hangs on it. */
        post: operations["Consents.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says where the photo of a pupil is, to whoever finds the pupil in lists or opens the card. */
        get: operations["PupilPhotos.read"];
        /** Replaces the photo. Refused unless a guardian has agreed to it. */
        put: operations["PupilPhotos.change"];
        post?: never;
        /** Takes the photo away; the consent stands. */
        delete: operations["PupilPhotos.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupil-access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who opened what is not for everybody, and who erased whom. */
        get: operations["PupilPrivacy.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that is kept of a pupil, as a page and as JSON, with the photo: what guardians may ask for. It holds the whole
         *     number of identity: whoever takes it has just proved who they are.
         */
        get: operations["PupilPrivacy.archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupils/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases a pupil for good, and answers with the certificate. */
        post: operations["PupilPrivacy.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaver-erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many left before a day, a year ago at the latest. */
        get: operations["LeaverErasures.count"];
        put?: never;
        /** Erases them for good, a hundred at once, and answers with the certificate of these. */
        post: operations["LeaverErasures.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupil-lists/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pupils whom the caller sees in lists, as a file for spreadsheets or in a form of the school; for who has just proved who they are. */
        get: operations["PupilLists.table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupil-lists/prints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes down what is about to be printed. */
        post: operations["PupilLists.print"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupil-lists/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who took which list away. */
        get: operations["PupilLists.listLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupil-table-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those that are kept, with what of each is filled in. */
        get: operations["TableTemplates.list"];
        put?: never;
        /** Keeps an XLSX with heads and no rows; macros and what is fetched from elsewhere are refused. */
        post: operations["TableTemplates.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pupil-table-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Lists leave in it no more. */
        delete: operations["TableTemplates.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All rooms of the school. */
        get: operations["Rooms.list"];
        put?: never;
        /** Keeps a new room. */
        post: operations["Rooms.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a room, if it is still the one that was read. */
        put: operations["Rooms.update"];
        post?: never;
        /** Softly, unless a timetable that is not over uses it. */
        delete: operations["Rooms.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rooms/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted room back. */
        post: operations["Rooms.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of an academic year; drafts for those who keep them alone. */
        get: operations["Timetables.list"];
        put?: never;
        /** Keeps a new draft, empty or with the lessons of another timetable. */
        post: operations["Timetables.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Names it anew, if it is still the one that was read. */
        put: operations["Timetables.update"];
        post?: never;
        /** A draft, softly. */
        delete: operations["Timetables.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted draft back. */
        post: operations["Timetables.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** From a day on it holds for everybody, unless two of its lessons clash, or a promise that it breaks has no answer. */
        post: operations["Timetables.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It is a draft again; on its first day that is too late. */
        post: operations["Timetables.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of a timetable; of a draft for those who keep it alone. */
        get: operations["TimetableLessons.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file for spreadsheets, a line for each lesson. */
        get: operations["TimetableLessons.table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lessons change their time and room, all of them or none: two may change places. */
        post: operations["TimetableLessons.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}/arrangement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lessons of a draft are added, moved and removed at once: a proposal, or its way back. */
        post: operations["TimetableLessons.arrange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}/overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lessons that may stand at one time, with the reason. */
        post: operations["TimetableLessons.override"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetable-overrides/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** They may no more; of a published timetable only when they are apart by now. */
        delete: operations["TimetableLessons.takeBackOverride"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetable-lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a new lesson; of a published timetable only where nobody else wants its time. */
        post: operations["TimetableLessons.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetable-lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a lesson, if it is still the one that was read. */
        put: operations["TimetableLessons.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["TimetableLessons.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetable-lessons/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted lesson back, unless its time is taken by now. */
        post: operations["TimetableLessons.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetable-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads a file and answers what stands in it. Nothing of it is kept. */
        post: operations["TimetableFiles.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetable-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new draft, with the rooms and teaching sets that it misses. What holds stays as it is. */
        post: operations["TimetableImports.make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal-timetable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own, of an academic year. */
        get: operations["PersonalTimetable.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal-timetable/adoption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller goes over to the school's timetable: plans written for what was told in words are of its lessons. */
        post: operations["PersonalTimetable.adopt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal-lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a new lesson of the caller's own week. */
        post: operations["PersonalTimetable.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal-lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a lesson, if it is still the one that was read. */
        put: operations["PersonalTimetable.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["PersonalTimetable.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personal-lessons/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted lesson back, unless another one is at its time by now. */
        post: operations["PersonalTimetable.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetables/{id}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A timetable on paper; a draft for those who keep it alone. */
        get: operations["TimetablePapers.make"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of an academic year: the school's, the caller's own, and what is proposed to the caller. */
        get: operations["YearlyPlans.list"];
        put?: never;
        /** Begins a plan, empty or with the rows of another. */
        post: operations["YearlyPlans.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One plan; its rows are read beside it. */
        get: operations["YearlyPlans.read"];
        put?: never;
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["YearlyPlans.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted plan back. */
        post: operations["YearlyPlans.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Lets those who keep the school's plan read the caller's own, until they have answered. */
        put: operations["YearlyPlans.propose"];
        post?: never;
        /** Takes a proposal back that was not answered. */
        delete: operations["YearlyPlans.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What became of a proposal; its author reads it. */
        put: operations["YearlyPlans.answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of a plan. */
        get: operations["PlanRows.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plan-rows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One row. */
        get: operations["PlanRows.read"];
        /** Replaces a row, if it is still the one that was read. */
        put: operations["PlanRows.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["PlanRows.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plan-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a new row. */
        post: operations["PlanRows.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plan-rows/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted row back. */
        post: operations["PlanRows.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves rows to other weeks, all or none. Answers all rows of the plan. */
        post: operations["PlanRows.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes over what another plan has otherwise, all or none. Answers all rows of the plan. */
        post: operations["PlanRows.takeOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For spreadsheets, a line for each row, and for each week without one. */
        get: operations["PlanPapers.table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For word processors, A4 across. */
        get: operations["PlanPapers.document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/yearly-plans/{id}/taught": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of the sets of a plan's subject: the caller's own, or all for those who keep the school's plan. */
        get: operations["TaughtStandards.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/taught-standards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks what a set was taught, and when. Answers all of the set. */
        put: operations["TaughtStandards.mark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives the caller a week of example plans. */
        put: operations["Samples.load"];
        post?: never;
        /** Those that stayed as they came; what was edited stays. */
        delete: operations["Samples.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plan-matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which sets the caller's plans of no set seem to mean, by what they say of class and subject. */
        get: operations["PlanMatches.propose"];
        put?: never;
        /** Joins the caller's plans with these very words to the set, in the days of its session; at most 2000 at once. */
        post: operations["PlanMatches.join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plan-matches/undoing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes that back: the plans are of no set. */
        post: operations["PlanMatches.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's week: lessons by timetable and calendar, what is planned of them, and what would be. */
        get: operations["MyWeek.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-week/preparation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes the plans that the week lacks, as far as timetable, yearly plan and earlier plans can: each lesson one, however often it is asked for. */
        post: operations["MyWeek.prepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-week/taking-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back plans that were made and that nobody has opened since. */
        post: operations["MyWeek.takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the caller has opened a plan that was made for them. */
        post: operations["MyWeek.see"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}/parallel-copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies a plan to the same lesson of the week of each other class of its subject and level. What is written there stays. */
        post: operations["PlanCopies.copyToParallel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-week/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies the plans of an earlier week to the same lessons of this one. What is written there stays. */
        post: operations["PlanCopies.copyWeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-week/copies/taking-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes copies back that nobody has changed since: what stood in their place stands again. */
        post: operations["PlanCopies.takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own, and those that colleagues share. */
        get: operations["PlanBlocks.list"];
        put?: never;
        /** Keeps a new block of the caller, of at most 200. */
        post: operations["PlanBlocks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a block, if it is still the one that was read. */
        put: operations["PlanBlocks.update"];
        post?: never;
        /** Softly: a restoration brings the block back. */
        delete: operations["PlanBlocks.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-blocks/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted block back. */
        post: operations["PlanBlocks.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reflection-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own, and those that colleagues share. */
        get: operations["ReflectionTemplates.list"];
        put?: never;
        /** Keeps a new template of the caller, of at most 200. A default takes the place of the one before. */
        post: operations["ReflectionTemplates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reflection-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a template, if it is still the one that was read. A default takes the place of the one before. */
        put: operations["ReflectionTemplates.update"];
        post?: never;
        /** Softly: a restoration brings the template back. */
        delete: operations["ReflectionTemplates.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reflection-templates/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted template back. */
        post: operations["ReflectionTemplates.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one plan of the caller said before, the newest first; at most 20. */
        get: operations["PlanVersions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of one plan of the caller; at most 20. */
        get: operations["PlanAttachments.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-attachments/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The file goes to storage itself, so that a broken connection loses nothing of it. */
        post: operations["PlanAttachments.beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-attachments/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attaches a file that was uploaded: a picture, a PDF, a document of an office program or a sound, by its bytes. */
        post: operations["PlanAttachments.addFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-attachments/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attaches a link. */
        post: operations["PlanAttachments.addLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives it another title, or a link another address. */
        put: operations["PlanAttachments.update"];
        post?: never;
        /** Softly: a restoration brings it back, a file for thirty days. */
        delete: operations["PlanAttachments.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-attachments/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a file is found, to be saved. */
        get: operations["PlanAttachments.open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-attachments/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted one back. */
        post: operations["PlanAttachments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The link of a plan, where it has one. */
        get: operations["PlanShares.read"];
        /** Shares the plan; again, it is the same link. */
        put: operations["PlanShares.begin"];
        post?: never;
        /** The plan is its author's alone. What was copied of it stays. */
        delete: operations["PlanShares.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}/share/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes another link, and the one of before leads nowhere. */
        post: operations["PlanShares.renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those of colleagues that serve a lesson: of its subject and level. */
        get: operations["SharedPlans.fitting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is planned, as its link leads to it. */
        get: operations["SharedPlans.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-plans/{id}/attachments/{attachmentId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a file of it is found, to be saved. */
        get: operations["SharedPlans.openFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-plans/{id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies it into a lesson of the caller for which nothing is written; what somebody wrote stays. */
        post: operations["SharedPlans.copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brought-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those that serve a lesson: of its subject and level. */
        get: operations["BroughtPlans.fitting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brought-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One plan of the caller that came along. */
        get: operations["BroughtPlans.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brought-plans/{id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies it into a lesson of the caller for which nothing is written; what somebody wrote stays. */
        post: operations["BroughtPlans.copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's blocks, templates, plans and own yearly plans as one file. Open at every level: it is theirs. */
        get: operations["OwnWork.take"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-work/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What bringing such a file would do; nothing is kept. */
        post: operations["OwnWork.attempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-work/arrivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings it. What is there already stays as it is, and what cannot come is told by its place in the file. */
        post: operations["OwnWork.bring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-work/arrivals/taking-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an arrival back, but for what was changed since. */
        post: operations["OwnWork.takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plan-papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of some days, all of them or those of a class or subject. In PDF each week is numbered and signed by itself. */
        get: operations["PlanPapers.ofDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, whole. */
        get: operations["PlanPapers.ofPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plan-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's plans of a session, the current one unless named: a PDF a week and a table. Open at every level: they are theirs. */
        get: operations["PlanArchives.ofSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the school keeps one, and what it fills in. */
        get: operations["PaperTemplates.read"];
        /** Replaces it by a DOCX whose tokens are all known; macros and what is fetched from elsewhere are refused. */
        put: operations["PaperTemplates.replace"];
        post?: never;
        /** Papers are the product's own from then on. */
        delete: operations["PaperTemplates.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper-template/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file as it was sent. */
        get: operations["PaperTemplates.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own plans, newest date first. */
        get: operations["LessonPlans.list"];
        put?: never;
        /** Keeps a new plan of the caller. */
        post: operations["LessonPlans.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One plan of the caller. */
        get: operations["LessonPlans.read"];
        /** Replaces a plan, if it is still the one that was read. */
        put: operations["LessonPlans.update"];
        post?: never;
        /** Softly: a restoration brings the plan back. */
        delete: operations["LessonPlans.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted plan back. */
        post: operations["LessonPlans.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reflections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's lessons on some days in their order, with what is noted of each. */
        get: operations["Reflections.list"];
        put?: never;
        /** Notes what happened in a lesson, under the id of its plan. */
        post: operations["Reflections.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reflections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller noted of one lesson. */
        get: operations["Reflections.read"];
        /** Replaces what is noted, if it is still what was read. */
        put: operations["Reflections.update"];
        post?: never;
        /** Softly: a restoration brings it back. */
        delete: operations["Reflections.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reflections/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes several lessons, all of them or none. */
        post: operations["Reflections.createAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reflections/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a deleted one back. */
        post: operations["Reflections.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reflection-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the caller is reminded; null for after the last lesson of the day. */
        get: operations["ReflectionReminders.read"];
        /** Sets when the caller is reminded; on the day itself, too, as long as nothing was told. */
        put: operations["ReflectionReminders.change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As it was sent. What was not sent to the caller does not exist for them. */
        get: operations["SchoolPlans.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-plans/{id}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that whoever is to verify it has read it: its author cannot withdraw it any more. */
        post: operations["SchoolPlans.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-plans/{id}/verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies or returns it, in the step of the caller. Its author hears of it a minute later. */
        post: operations["SchoolPlans.judge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school-plans/{id}/verdicts/{verdictId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a verdict back, within the minute in which nobody hears of it. */
        delete: operations["SchoolPlans.takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By teacher, week and lesson, each with why it is worth reading closely. */
        get: operations["ReviewQueue.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-queue/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits of one teacher, as it was sent; none of somebody whom the caller does not supervise. */
        get: operations["ReviewQueue.ofTeacher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By teacher and week. Nobody of whom the caller verifies nothing, unless an administrator asks for the school. */
        get: operations["Submissions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lessons that the figures of a teacher's week count. */
        get: operations["Submissions.lessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report to file: A4, a line for each teacher, or for each week of one. */
        get: operations["Submissions.paper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a table: a line for each week of each teacher. */
        get: operations["Submissions.table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-week/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of the caller's week was sent and what became of it, by when it is due, and who verifies it. */
        get: operations["WeekSending.read"];
        put?: never;
        /** Sends plans in these versions, all or none. One that lacks objective or activities is refused. */
        post: operations["WeekSending.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-week/sending/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back what of the week nobody has read. */
        post: operations["WeekSending.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-plans/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers what was said of a part of a plan that was sent. */
        post: operations["WeekSending.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a new school has done of its first steps. */
        get: operations["FirstSteps.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/first-steps/dismissal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts the first steps away. */
        put: operations["FirstSteps.dismiss"];
        post?: never;
        /** Shows the first steps again. */
        delete: operations["FirstSteps.restore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/first-steps/plan-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The subscription is open at every level, and so is having looked at it. */
        put: operations["FirstSteps.viewPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsent-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says that texts of the caller wait on a device. Once they are a day old, a mail reminds of them. */
        put: operations["UnsentWork.report"];
        post?: never;
        /** Says that nothing of the caller waits on a device any more. */
        delete: operations["UnsentWork.clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds what the caller may open, by words: at most 20 things in all. */
        get: operations["Search.find"];
        put?: never;
        post?: never;
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
        LiveDto: {
            /** @enum {string} */
            status: "up";
        };
        ReadyDto: {
            /**
             * @description Degraded: pages and acknowledged payments work, something else does not.
             * @enum {string}
             */
            status: "degraded" | "down" | "up";
            checks: {
                [key: string]: boolean;
            };
            /** @description A sentence for each thing that does not work, for whoever operates it. */
            degraded: string[];
        };
        IconDto: {
            /** @description What stands inside the svg element, e.g. <path d="M5 12h14"/> */
            body: string;
        };
        IconSetDto: {
            icons: {
                [key: string]: components["schemas"]["IconDto"];
            };
            /** @description The collection, e.g. lucide */
            prefix: string;
            /** @description Of the box that every body is drawn in */
            width: number;
            height: number;
            /** @description Names that the collection does not hold */
            notFound: string[];
        };
        SchoolExistsRequestDto: {
            /** @description A school code or slug; case does not matter, e.g. ABA1001 */
            code: string;
        };
        SchoolExistsDto: {
            exists: boolean;
        };
        AdminAccessRequestDto: {
            /** @description e.g. ABA1001 */
            schoolCode: string;
        };
        AdminAccessDto: {
            /** @description Whether the caller administers the school */
            hasAccess: boolean;
        };
        UserSchoolDto: {
            /** @description e.g. aba1001 */
            code: string;
            name: string;
            /** @enum {string} */
            role: "admin" | "main_admin" | "supervisor" | "teacher";
            /** @description What the caller is called there. */
            displayName: string;
        };
        UserSchoolsDto: {
            success: boolean;
            schools: components["schemas"]["UserSchoolDto"][];
        };
        SchoolOfCallerDto: {
            /**
             * @description As MyInvois numbers the states; null for a school that never said where it is
             * @enum {string|null}
             */
            state: "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | null;
            /**
             * @description The day with which each of its weeks begins, by its state
             * @enum {string}
             */
            weekStart: "monday" | "sunday";
            code: string;
            name: string;
        };
        MembershipDto: {
            /**
             * @description The highest of the roles; teacher for somebody with none
             * @enum {string}
             */
            role: "admin" | "main_admin" | "supervisor" | "teacher";
            /** @description From the lowest to the highest; none for somebody with duties only */
            roles: ("admin" | "main_admin" | "supervisor" | "teacher")[];
            /** @description Those that the caller has today */
            duties: ("absences" | "assessments" | "calendar" | "panel_head" | "pupils" | "timetable")[];
            displayName: string;
        };
        CurrentSchoolDto: {
            school: components["schemas"]["SchoolOfCallerDto"];
            membership: components["schemas"]["MembershipDto"];
        };
        GivenDutyDto: {
            /** @enum {string} */
            duty: "absences" | "assessments" | "calendar" | "panel_head" | "pupils" | "timetable";
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD; null until it is taken */
            to: string | null;
        };
        SuspensionDto: {
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD; null until the person returns */
            to: string | null;
            reason: string;
        };
        MemberDto: {
            userId: string;
            displayName: string;
            email: string;
            /**
             * @description The highest of the roles; teacher for somebody with none
             * @enum {string}
             */
            role: "admin" | "main_admin" | "supervisor" | "teacher";
            /** @description From the lowest to the highest; none for somebody with duties only */
            roles: ("admin" | "main_admin" | "supervisor" | "teacher")[];
            /** @description Given to the person, past and coming ones too */
            duties: components["schemas"]["GivenDutyDto"][];
            /** @description Null for somebody who may enter, today and on coming days; also one that is over */
            suspension: components["schemas"]["SuspensionDto"] | (never | null);
            /** @description The last day on which the person opened the school's pages, YYYY-MM-DD; null where none is known */
            lastEnteredOn: string | null;
            joinedAt: string;
        };
        SeatsDto: {
            /** @description People of the school who have the role teacher and are not suspended */
            used: number;
            /** @description Teachers its plan allows */
            limit: number;
        };
        MembersDto: {
            members: components["schemas"]["MemberDto"][];
            seats: components["schemas"]["SeatsDto"];
        };
        ChangeRoleDto: {
            /** @enum {string} */
            role: "admin" | "main_admin" | "supervisor" | "teacher";
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        ChangeRolesDto: {
            /** @description All of them; none for somebody with duties only */
            roles: ("admin" | "main_admin" | "supervisor" | "teacher")[];
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        MemberWorkDto: {
            teachingSets: number;
            absences: number;
            lessonPlans: number;
        };
        SuccessorDto: {
            /**
             * Format: uuid
             * @description What the leaver teaches today or later
             */
            setId: string;
            /**
             * Format: uuid
             * @description A teacher of the school
             */
            userId: string;
        };
        RemovalDto: {
            /** @description Of sets that are left out, nobody goes on for now */
            successors: components["schemas"]["SuccessorDto"][];
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        MembershipLineDto: {
            id: string;
            at: string;
            /** @description Who did it */
            actorId: string;
            /** @enum {string} */
            action: "duty_given" | "duty_taken" | "invitation_renewed" | "invitation_revoked" | "invited" | "joined" | "removed" | "returned" | "role_changed" | "second_factor_removed" | "suspended";
            /** @description Whom it is about; empty once they are erased */
            email: string;
        };
        MembershipLogDto: {
            /** @description Newest first */
            items: components["schemas"]["MembershipLineDto"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        ColleagueDto: {
            userId: string;
            displayName: string;
        };
        ColleaguesDto: {
            /** @description By their names */
            items: components["schemas"]["ColleagueDto"][];
        };
        GiveDutyDto: {
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD, not before the first; null until it is taken */
            to: string | null;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        SuspendDto: {
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD, not before the first; null until the person returns */
            to: string | null;
            /** @description e.g. Cuti bersalin */
            reason: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        TransferDto: {
            /** @description Who offers the role and has it until the receiver confirms */
            holderId: string;
            receiverId: string;
            offeredAt: string;
            expiresAt: string;
        };
        OpenTransferDto: {
            /** @description Null while nothing is offered by the caller or to the caller */
            transfer: components["schemas"]["TransferDto"] | (never | null);
        };
        OfferTransferDto: {
            /**
             * Format: uuid
             * @description Who is to become the main administrator: another member of the school
             */
            receiverId: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        SecondFactorDto: {
            /** @description Whether the person's sign-in asks for one */
            isSetUp: boolean;
        };
        SecondFactorRemovalDto: {
            /** @description Why, for the record and for the person */
            reason: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        InvitationTokenDto: {
            /** @description As the mailed link carries it */
            token: string;
        };
        SchoolDto: {
            code: string;
            name: string;
        };
        InvitationOfferDto: {
            /** @enum {string} */
            state: "accepted" | "expired" | "revoked" | "waiting";
            school: components["schemas"]["SchoolDto"];
            /**
             * @description The highest of the roles; teacher for none
             * @enum {string}
             */
            role: "admin" | "main_admin" | "supervisor" | "teacher";
            roles: ("admin" | "main_admin" | "supervisor" | "teacher")[];
            email: string;
            displayName: string;
        };
        AcceptInvitationDto: {
            /** @description As the mailed link carries it */
            token: string;
            displayName: string;
        };
        RegisterByInvitationDto: {
            /** @description As the mailed link carries it */
            token: string;
            displayName: string;
            password: string;
        };
        InvitationDto: {
            id: string;
            email: string;
            /**
             * @description The highest of the roles; teacher for none
             * @enum {string}
             */
            role: "admin" | "main_admin" | "supervisor" | "teacher";
            roles: ("admin" | "main_admin" | "supervisor" | "teacher")[];
            displayName: string;
            /** @enum {string} */
            state: "accepted" | "expired" | "revoked" | "waiting";
            sentAt: string;
            expiresAt: string;
        };
        InvitationsDto: {
            /** @description Waiting or expired, newest first */
            invitations: components["schemas"]["InvitationDto"][];
        };
        InviteDto: {
            /** @description In place of `role`: all of them, none for somebody with duties only */
            roles?: ("admin" | "main_admin" | "supervisor" | "teacher")[];
            /**
             * Format: email
             * @description e.g. aminah@sekolah.edu.my
             */
            email: string;
            /** @description As the school knows the person, who may write it otherwise */
            displayName?: string;
            /**
             * @description The only role; `roles` says several, or none
             * @enum {string}
             */
            role?: "admin" | "main_admin" | "supervisor" | "teacher";
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        InviteeDto: {
            /** @description Whether it is an address is told with the result */
            email: string;
            /** @description As the school knows the person, who may write it otherwise */
            displayName?: string;
        };
        InviteManyDto: {
            /** @description In place of `role`: all of them, none for somebody with duties only */
            roles?: ("admin" | "main_admin" | "supervisor" | "teacher")[];
            /** @description One to a hundred */
            invitees: components["schemas"]["InviteeDto"][];
            /**
             * @description The only role; `roles` says several, or none
             * @enum {string}
             */
            role?: "admin" | "main_admin" | "supervisor" | "teacher";
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        InvitationResultDto: {
            email: string;
            /** @description Null for an invitation that was sent; else the code of the error that refused it, e.g. TEACHER_LIMIT_REACHED */
            refusal: string | null;
        };
        InvitationResultsDto: {
            /** @description In the order of the invitees */
            results: components["schemas"]["InvitationResultDto"][];
        };
        PictureDto: {
            /** @description Shows the picture for an hour; null where there is none */
            url: string | null;
        };
        PhotoDto: {
            userId: string;
            /** @description Shows the photo for an hour */
            url: string;
        };
        PhotosDto: {
            /** @description Of members who have one */
            photos: components["schemas"]["PhotoDto"][];
        };
        CodeAvailabilityRequestDto: {
            /** @description A school code or the short name of a school without one; case does not matter, e.g. ABA1001 */
            code: string;
        };
        CodeAvailabilityDto: {
            /** @enum {string} */
            availability: "available" | "invalid" | "reserved" | "taken";
        };
        RegisterSchoolDto: {
            /** @description Becomes the address of the school, e.g. ABA1001 */
            code: string;
            name: string;
            /** @description Of the first main administrator, who is the caller */
            displayName: string;
            /**
             * @description The version of the terms that was agreed to: the one in force
             * @enum {string}
             */
            termsVersion: "2026-11-01";
            /** @enum {string} */
            privacyVersion: "2026-11-23";
            /** @enum {string} */
            schoolType: "other" | "private" | "sabk" | "sjkc" | "sjkt" | "sk" | "smk" | "smka" | "special";
            /**
             * @description As MyInvois numbers the states, e.g. 10 for Selangor; decides the group in the academic calendar
             * @enum {string}
             */
            state: "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12" | "13" | "14" | "15" | "16";
            /** @description The district education office, e.g. PPD Petaling Perdana */
            ppd: string;
            teacherCount: number;
        };
        ContestCodeDto: {
            /** @description An official school code that is taken, e.g. ABA1001 */
            code: string;
            /** @description Of the caller */
            name: string;
            /** @description Where the caller is found at the school: a telephone, a post */
            contact: string;
            /** @description Why the code is another's */
            reason: string;
        };
        KeptSchoolProfileDto: {
            /** @description When an administrator last looked it over; null while nobody has */
            confirmedAt: string | null;
            /** @enum {string} */
            schoolType: "other" | "private" | "sabk" | "sjkc" | "sjkt" | "sk" | "smk" | "smka" | "special";
            /**
             * @description As MyInvois numbers the states, e.g. 10 for Selangor; decides the group in the academic calendar
             * @enum {string}
             */
            state: "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12" | "13" | "14" | "15" | "16";
            /** @description The district education office, e.g. PPD Petaling Perdana */
            ppd: string;
            teacherCount: number;
        };
        SchoolProfileDto: {
            /** @enum {string} */
            schoolType: "other" | "private" | "sabk" | "sjkc" | "sjkt" | "sk" | "smk" | "smka" | "special";
            /**
             * @description As MyInvois numbers the states, e.g. 10 for Selangor; decides the group in the academic calendar
             * @enum {string}
             */
            state: "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12" | "13" | "14" | "15" | "16";
            /** @description The district education office, e.g. PPD Petaling Perdana */
            ppd: string;
            teacherCount: number;
        };
        AcademicYearDto: {
            id: string;
            version: number;
            name: string;
            /** @description YYYY-MM-DD */
            firstDay: string;
            /** @description YYYY-MM-DD */
            lastDay: string;
            /**
             * @description Prepared: it has not begun, and nobody has opened it. Closed: it can only be read
             * @enum {string}
             */
            state: "closed" | "open" | "prepared";
            /** @description Null while it is not closed */
            closedAt: string | null;
            /** @description Null while it is not closed */
            closeReason: string | null;
        };
        AcademicYearsDto: {
            /** @description In the order of their days */
            items: components["schemas"]["AcademicYearDto"][];
            /** @description Today's; between two the next, after all of them the last; null for a school without any */
            currentId: string | null;
        };
        NewAcademicYearDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description e.g. 2027; each once in a school */
            name: string;
            /** @description The first day of school, YYYY-MM-DD */
            firstDay: string;
            /** @description The last day of school, YYYY-MM-DD; academic years of a school never overlap */
            lastDay: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedAcademicYearDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description e.g. 2027; each once in a school */
            name: string;
            /** @description The first day of school, YYYY-MM-DD */
            firstDay: string;
            /** @description The last day of school, YYYY-MM-DD; academic years of a school never overlap */
            lastDay: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        CloseAcademicYearDto: {
            /** @description Said to whoever wonders why nothing of it can be changed */
            reason: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        SchoolSettingsDto: {
            /** @enum {string} */
            secondFactor: "administrators" | "everybody" | "nobody";
            teacherPeriods: number;
            /** @enum {string} */
            weekNumbering: "teaching" | "with_holidays";
            leastSchoolDays: number;
            mostSchoolEvents: number;
            verificationSteps: number;
            plansDueDay: number;
            plansDueMinute: number;
            plansGraceHours: number;
            /** @enum {string} */
            planTemplate: "brief" | "full";
            /** @example criteria,elements,resources,assessment,followUp */
            planParts: string;
        };
        SaidSettingDto: {
            value: number | string;
            key: string;
            /** @description The first day on which it holds, YYYY-MM-DD */
            from: string;
            /** @description Who decided it */
            setBy: string;
            setAt: string;
        };
        SaidSettingsDto: {
            /** @description In the order in which they were decided */
            items: components["schemas"]["SaidSettingDto"][];
        };
        DecideSettingDto: {
            /** @description As the setting has it: a whole number, one of its words, or some joined by commas */
            value: number | string;
            /** @description The first day on which it holds, YYYY-MM-DD: today or later */
            from: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        MissingSecondFactorsDto: {
            /** @description How many people the rule asks for a second factor */
            asked: number;
            /** @description Those of them who have none yet */
            without: components["schemas"]["ColleagueDto"][];
        };
        KeptRollOverDto: {
            /** @description How much of each part was made; null while nothing is made */
            made: {
                [key: string]: number;
            } | null;
            id: string;
            version: number;
            /** @description The academic year that what is taught is taken from */
            fromYearId: string;
            name: string;
            /** @description YYYY-MM-DD */
            firstDay: string;
            /** @description YYYY-MM-DD */
            lastDay: string;
            /** @description When somebody last changed it */
            changedAt: string;
            /** @description Null while nothing is made */
            appliedAt: string | null;
        };
        RollOversDto: {
            /** @description By the days of the academic years that they begin */
            items: components["schemas"]["KeptRollOverDto"][];
        };
        BeginRollOverDto: {
            /**
             * Format: uuid
             * @description The academic year that what is taught is taken from
             */
            fromYearId: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description e.g. 2027; each once in a school */
            name: string;
            /** @description The first day of school, YYYY-MM-DD */
            firstDay: string;
            /** @description The last day of school, YYYY-MM-DD; academic years of a school never overlap */
            lastDay: string;
        };
        RollOverChoiceDto: {
            /** @description `make`, `skip`, `none`, `leave`, the id of a person, or what stands for a class */
            value: string;
            /** @description Of a person or a class; null for the others */
            name: string | null;
        };
        RollOverRowDto: {
            /**
             * @description Why it waits for a decision; null where it is decided, or asks for none
             * @enum {string|null}
             */
            problem: "goesNowhere" | "headGone" | "noClass" | "nobodyComes" | "sameName" | "severalLevels" | "teacherGone" | "undecided" | null;
            /** @description Stays the same while what it is about stands */
            key: string;
            /** @description What stands in the session that ends, or null where there is nothing of the kind */
            from: string | null;
            /** @description What would stand in the one that begins */
            to: string;
            /** @description One of the choices of the part, or a name where `isName`; null while nothing is decided */
            chosen: string | null;
            /** @description Whether a name is written rather than one of the choices taken */
            isName: boolean;
            /** @description How many pupils it decides on; null where it stands for itself alone */
            pupils: number | null;
            /**
             * @description What this row may be decided to beside the choices of its part. Of a class of pupils `each`: one by one; of a single
             *     one `follow` the class, or `stay` in the one that is in its place
             */
            others: string[];
        };
        LackingClassDto: {
            name: string;
            /** @description Whether any subject is taught at its levels */
            hasSubjects: boolean;
        };
        RollOverPartDto: {
            /** @description How many it would make as it is decided by now */
            count: number;
            /** @description What its rows that are no names choose from */
            choices: components["schemas"]["RollOverChoiceDto"][];
            rows: components["schemas"]["RollOverRowDto"][];
            /** @description Of what is taught: the classes that it leaves without any; left out by other parts */
            lacking?: components["schemas"]["LackingClassDto"][];
        };
        RollOverPartsDto: {
            classes: components["schemas"]["RollOverPartDto"];
            teachingSets: components["schemas"]["RollOverPartDto"];
            bellSchedules: components["schemas"]["RollOverPartDto"];
            panels: components["schemas"]["RollOverPartDto"];
            leavers: components["schemas"]["RollOverPartDto"];
            pupils: components["schemas"]["RollOverPartDto"];
            supervisions: components["schemas"]["RollOverPartDto"];
            timetables: components["schemas"]["RollOverPartDto"];
            yearlyPlans: components["schemas"]["RollOverPartDto"];
        };
        RollOverDto: {
            /** @description How much of each part was made; null while nothing is made */
            made: {
                [key: string]: number;
            } | null;
            id: string;
            version: number;
            /** @description The academic year that what is taught is taken from */
            fromYearId: string;
            name: string;
            /** @description YYYY-MM-DD */
            firstDay: string;
            /** @description YYYY-MM-DD */
            lastDay: string;
            /** @description When somebody last changed it */
            changedAt: string;
            /** @description Null while nothing is made */
            appliedAt: string | null;
            /** @description What would be made; null once it is */
            parts: components["schemas"]["RollOverPartsDto"] | (never | null);
        };
        ChangeRollOverDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description e.g. 2027; each once in a school */
            name: string;
            /** @description The first day of school, YYYY-MM-DD */
            firstDay: string;
            /** @description The last day of school, YYYY-MM-DD; academic years of a school never overlap */
            lastDay: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        RollOverDecisionDto: {
            /** @description Of the row that is decided on */
            key: string;
            /** @description One of the choices of its part, or a name */
            value: string;
        };
        DecideRollOverDto: {
            decisions: components["schemas"]["RollOverDecisionDto"][];
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        ApplyRollOverDto: {
            /** @description The name of the new academic year, typed by whoever opens it */
            confirmation: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        ClassGroupDto: {
            /**
             * Format: uuid
             * @description Chosen by the client
             */
            id: string;
            name: string;
        };
        ClassDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description A class stays in its academic year
             */
            academicYearId: string;
            /** @description e.g. 4 Bestari; each once in a year */
            name: string;
            /** @description Tahun 1 is T1, Tingkatan 1 is F1; more than one where levels are taught together */
            gradeLevels: ("F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6")[];
            /** @enum {string} */
            shift: "afternoon" | "morning";
            stream: string | null;
            /**
             * Format: uuid
             * @description Anybody of the school
             */
            classTeacherId: string | null;
            /** @description Of a class that is taught split; one that is left out goes, unless a set is taught to it */
            groups: components["schemas"]["ClassGroupDto"][];
        };
        ClassesDto: {
            /** @description In the order of their names, as people count */
            items: components["schemas"]["ClassDto"][];
        };
        CreateClassDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A class stays in its academic year
             */
            academicYearId: string;
            /** @description e.g. 4 Bestari; each once in a year */
            name: string;
            /** @description Tahun 1 is T1, Tingkatan 1 is F1; more than one where levels are taught together */
            gradeLevels: ("F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6")[];
            /** @enum {string} */
            shift: "afternoon" | "morning";
            stream: string | null;
            /**
             * Format: uuid
             * @description Anybody of the school
             */
            classTeacherId: string | null;
            /** @description Of a class that is taught split; one that is left out goes, unless a set is taught to it */
            groups: components["schemas"]["ClassGroupDto"][];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        NewClassDto: {
            /**
             * Format: uuid
             * @description A class stays in its academic year
             */
            academicYearId: string;
            /** @description e.g. 4 Bestari; each once in a year */
            name: string;
            /** @description Tahun 1 is T1, Tingkatan 1 is F1; more than one where levels are taught together */
            gradeLevels: ("F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6")[];
            /** @enum {string} */
            shift: "afternoon" | "morning";
            stream: string | null;
            /**
             * Format: uuid
             * @description Anybody of the school
             */
            classTeacherId: string | null;
            /** @description Of a class that is taught split; one that is left out goes, unless a set is taught to it */
            groups: components["schemas"]["ClassGroupDto"][];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        CreateClassesDto: {
            classes: components["schemas"]["NewClassDto"][];
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        UpdateClassDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A class stays in its academic year
             */
            academicYearId: string;
            /** @description e.g. 4 Bestari; each once in a year */
            name: string;
            /** @description Tahun 1 is T1, Tingkatan 1 is F1; more than one where levels are taught together */
            gradeLevels: ("F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6")[];
            /** @enum {string} */
            shift: "afternoon" | "morning";
            stream: string | null;
            /**
             * Format: uuid
             * @description Anybody of the school
             */
            classTeacherId: string | null;
            /** @description Of a class that is taught split; one that is left out goes, unless a set is taught to it */
            groups: components["schemas"]["ClassGroupDto"][];
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        SubjectLevelDto: {
            /**
             * @description Tahun 1 is T1, Tingkatan 1 is F1; each once
             * @enum {string}
             */
            gradeLevel: "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6";
            /** @enum {string} */
            curriculum: "KP2027" | "KSSM" | "KSSR";
            /** @description Null: the school has not said */
            periodsAWeek: number | null;
        };
        SubjectDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            name: string;
            /** @description e.g. BM; each once in a school */
            code: string;
            /**
             * @description In which it is taught
             * @enum {string}
             */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /**
             * @description Who is taught it is known to be of a religion, or not to be: left out of exports unless asked for
             * @enum {string|null}
             */
            religion: "islam" | "moral" | null;
            /** @description One for each grade level at most */
            levels: components["schemas"]["SubjectLevelDto"][];
        };
        SubjectsDto: {
            /** @description In the order of their names */
            items: components["schemas"]["SubjectDto"][];
        };
        CreateSubjectDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            name: string;
            /** @description e.g. BM; each once in a school */
            code: string;
            /**
             * @description In which it is taught
             * @enum {string}
             */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /**
             * @description Who is taught it is known to be of a religion, or not to be: left out of exports unless asked for
             * @enum {string|null}
             */
            religion: "islam" | "moral" | null;
            /** @description One for each grade level at most */
            levels: components["schemas"]["SubjectLevelDto"][];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        NewSubjectDto: {
            name: string;
            /** @description e.g. BM; each once in a school */
            code: string;
            /**
             * @description In which it is taught
             * @enum {string}
             */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /**
             * @description Who is taught it is known to be of a religion, or not to be: left out of exports unless asked for
             * @enum {string|null}
             */
            religion: "islam" | "moral" | null;
            /** @description One for each grade level at most */
            levels: components["schemas"]["SubjectLevelDto"][];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        CreateSubjectsDto: {
            subjects: components["schemas"]["NewSubjectDto"][];
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        UpdateSubjectDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            name: string;
            /** @description e.g. BM; each once in a school */
            code: string;
            /**
             * @description In which it is taught
             * @enum {string}
             */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /**
             * @description Who is taught it is known to be of a religion, or not to be: left out of exports unless asked for
             * @enum {string|null}
             */
            religion: "islam" | "moral" | null;
            /** @description One for each grade level at most */
            levels: components["schemas"]["SubjectLevelDto"][];
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        SetPartDto: {
            /** Format: uuid */
            classId: string;
            /**
             * Format: uuid
             * @description Null: the whole class
             */
            groupId: string | null;
        };
        SetTeacherDto: {
            /**
             * Format: uuid
             * @description A teacher of the school
             */
            userId: string;
            /** @description One leads at a time; the others teach beside them */
            isLead: boolean;
            /** @description YYYY-MM-DD */
            fromDay: string;
            /** @description The last day, YYYY-MM-DD; null until further notice */
            toDay: string | null;
        };
        TeachingSetDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description A teaching set stays in its academic year
             */
            academicYearId: string;
            /** Format: uuid */
            subjectId: string;
            /** @description Null: named by its parts */
            name: string | null;
            /** @description Null: the school has not said */
            periodsAWeek: number | null;
            /** @description Classes, or groups of them; nobody is taught a subject in two sets of a year */
            parts: components["schemas"]["SetPartDto"][];
            teachers: components["schemas"]["SetTeacherDto"][];
        };
        TeachingSetsDto: {
            /** @description In the order in which they were made */
            items: components["schemas"]["TeachingSetDto"][];
        };
        CreateSetDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A teaching set stays in its academic year
             */
            academicYearId: string;
            /** Format: uuid */
            subjectId: string;
            /** @description Null: named by its parts */
            name: string | null;
            /** @description Null: the school has not said */
            periodsAWeek: number | null;
            /** @description Classes, or groups of them; nobody is taught a subject in two sets of a year */
            parts: components["schemas"]["SetPartDto"][];
            teachers: components["schemas"]["SetTeacherDto"][];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        NewSetDto: {
            /**
             * Format: uuid
             * @description A teaching set stays in its academic year
             */
            academicYearId: string;
            /** Format: uuid */
            subjectId: string;
            /** @description Null: named by its parts */
            name: string | null;
            /** @description Null: the school has not said */
            periodsAWeek: number | null;
            /** @description Classes, or groups of them; nobody is taught a subject in two sets of a year */
            parts: components["schemas"]["SetPartDto"][];
            teachers: components["schemas"]["SetTeacherDto"][];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        CreateSetsDto: {
            teachingSets: components["schemas"]["NewSetDto"][];
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        UpdateSetDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A teaching set stays in its academic year
             */
            academicYearId: string;
            /** Format: uuid */
            subjectId: string;
            /** @description Null: named by its parts */
            name: string | null;
            /** @description Null: the school has not said */
            periodsAWeek: number | null;
            /** @description Classes, or groups of them; nobody is taught a subject in two sets of a year */
            parts: components["schemas"]["SetPartDto"][];
            teachers: components["schemas"]["SetTeacherDto"][];
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        ImportFieldDto: {
            name: string;
            /** @description In Malay */
            label: string;
            isRequired: boolean;
        };
        ImportColumnDto: {
            /** @description From 0 */
            index: number;
            /** @description As spreadsheets name it, e.g. E */
            letter: string;
            /** @description As the file calls it; empty where it does not */
            head: string;
            /** @description Up to three different values; numbers of identity by their last two */
            samples: string[];
            /** @description Null: not imported */
            field: string | null;
            /**
             * @description How it came to its field: chosen in this file, remembered of an earlier one, known by its head, or like one
             * @enum {string}
             */
            match: "chosen" | "guessed" | "none" | "recognised" | "remembered";
            /** @description It tells what is not kept here, such as religion */
            isSensitive: boolean;
            isEmpty: boolean;
            /** @description What is understood of its values, in Malay */
            remark: string | null;
        };
        ImportOptionDto: {
            value: string;
            /** @description In Malay */
            label: string;
        };
        ImportQuestionDto: {
            name: string;
            /** @description In Malay */
            label: string;
            /** @description In Malay */
            help: string;
            /** @description Null: answered in words */
            options: components["schemas"]["ImportOptionDto"][] | null;
            /** @description Empty until it is answered */
            answer: string;
        };
        ImportCountsDto: {
            total: number;
            /** @description Not imported as they are */
            bad: number;
            /** @description Imported, with something to look at */
            warning: number;
            new: number;
            changed: number;
            /** @description There already, just so */
            same: number;
            /** @description Left out by somebody */
            skipped: number;
        };
        ImportResultDto: {
            new: number;
            changed: number;
            same: number;
            skipped: number;
            /** @description Null until it is undone */
            undone: number | null;
            /** @description Left as they are by the undoing: somebody has changed them since. Null until it is undone */
            kept: number | null;
        };
        ImportDto: {
            /** @enum {string} */
            kind: "curriculum" | "pupils" | "sets" | "teachers" | "yearlyPlan";
            id: string;
            academicYearId: string;
            fileName: string;
            /** @description Null of a file without sheets */
            sheet: string | null;
            /** @description Of the table, without what stands above it */
            rowCount: number;
            /** @enum {string} */
            state: "done" | "mapped" | "read" | "undone";
            /** @description What columns may be matched with */
            fields: components["schemas"]["ImportFieldDto"][];
            /** @description None once the file is gone */
            columns: components["schemas"]["ImportColumnDto"][];
            /** @description What is asked of the file as a whole, and answered with the matching of its columns */
            questions: components["schemas"]["ImportQuestionDto"][];
            /** @description Null until the columns are matched, and once the file is gone */
            counts: components["schemas"]["ImportCountsDto"] | (never | null);
            /** @description Null until it has run */
            result: components["schemas"]["ImportResultDto"] | (never | null);
            canUndo: boolean;
            /** @description Rows that the run left out are kept as long as it can be undone, to be taken away as a file */
            hasLeftOut: boolean;
            authorId: string;
            createdAt: string;
            /** @description Until then the file, or what an undoing needs, is kept */
            expiresAt: string;
        };
        ListedImportDto: {
            /** @enum {string} */
            kind: "curriculum" | "pupils" | "sets" | "teachers" | "yearlyPlan";
            id: string;
            academicYearId: string;
            fileName: string;
            /** @description Null of a file without sheets */
            sheet: string | null;
            /** @description Of the table, without what stands above it */
            rowCount: number;
            /** @enum {string} */
            state: "done" | "mapped" | "read" | "undone";
            /** @description Null until it has run */
            result: components["schemas"]["ImportResultDto"] | (never | null);
            canUndo: boolean;
            authorId: string;
            createdAt: string;
            /** @description Until then the file, or what an undoing needs, is kept */
            expiresAt: string;
        };
        ListedImportsDto: {
            /** @description Newest first, 20 at most */
            items: components["schemas"]["ListedImportDto"][];
        };
        MatchedColumnDto: {
            /** @description From 0 */
            index: number;
            /** @description Null: not imported */
            field: string | null;
        };
        SentAnswerDto: {
            question: string;
            answer: string;
        };
        SaveMappingDto: {
            /** @description Of columns that are left out nothing is imported */
            columns: components["schemas"]["MatchedColumnDto"][];
            /** @description To what is asked of the file as a whole */
            answers?: components["schemas"]["SentAnswerDto"][];
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        ImportValueDto: {
            field: string;
            /** @description As the file names it, e.g. E17; null where the file has no such column */
            cell: string | null;
            /** @description As it would be imported. A number of identity by its last two, unless something is wrong with it */
            value: string;
            /** @description Other than in the file */
            isMended: boolean;
        };
        ImportMendDto: {
            /**
             * @description value: sent as a value of the row; answer: as the answer to a question; skip: the row is left out
             * @enum {string}
             */
            act: "answer" | "skip" | "value";
            /** @description In Malay, for a button */
            label: string;
            /** @description Null but for a value */
            field: string | null;
            /** @description Null but for a value */
            value: string | null;
            /** @description Of a value that is as wrong in other rows: sent so, it is mended in all of them */
            everywhere: boolean;
            /** @description Null but for an answer */
            question: string | null;
            /** @description Null but for an answer */
            answer: string | null;
        };
        ImportFindingDto: {
            /** @description Null: the row as a whole */
            field: string | null;
            /** @description e.g. E17; null for the row as a whole, or where the file has no such column */
            cell: string | null;
            /** @description The row is imported nevertheless */
            isWarning: boolean;
            /** @description In Malay */
            message: string;
            mends: components["schemas"]["ImportMendDto"][];
        };
        ImportRowDto: {
            /** @description As a spreadsheet counts */
            number: number;
            /** @description What people call it; empty where the file does not say */
            title: string;
            /** @enum {string} */
            outcome: "bad" | "changed" | "new" | "same" | "skipped";
            values: components["schemas"]["ImportValueDto"][];
            findings: components["schemas"]["ImportFindingDto"][];
        };
        ImportRowsDto: {
            /** @description In the order of the file */
            items: components["schemas"]["ImportRowDto"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        SentValueDto: {
            field: string;
            /** @description Empty: nothing */
            value: string;
            /** @description Also in all other rows that say the same in the field */
            everywhere?: boolean;
        };
        ChangeImportRowDto: {
            values?: components["schemas"]["SentValueDto"][];
            answers?: components["schemas"]["SentAnswerDto"][];
            /** @description Whether the row is left out */
            isSkipped?: boolean;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        RunImportDto: {
            /** @description Imports the others where some rows cannot be imported as they are; else such an import is refused */
            skipBad: boolean;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        IssueHandOverDto: {
            /** @description e.g. aba1001 */
            school: string;
            /** @description SHA-256 of the verifier, base64url (PKCE S256) */
            challenge: string;
        };
        HandOverDto: {
            /** @description Where the browser goes on: on the host of the school, within a minute, once */
            address: string;
        };
        RedeemHandOverDto: {
            code: string;
            verifier: string;
        };
        SignInTokenDto: {
            /** @description For the auth library's verifyOtp, type magiclink */
            tokenHash: string;
        };
        NotificationDto: {
            id: string;
            /** @enum {string} */
            kind: "payment" | "people" | "subscription" | "teaching";
            /** @enum {string} */
            type: "error" | "info" | "success" | "warning";
            title: string;
            message: string;
            /** @description A path of the school's host */
            link: string | null;
            /** @description The reader is asked to do something */
            actionRequired: boolean;
            /** @description e.g. 2026-11-20T08:00:00.000+08:00 */
            createdAt: string;
            readAt: string | null;
        };
        NotificationsDto: {
            /** @description Newest first */
            items: components["schemas"]["NotificationDto"][];
            /** @description How many are unread in all */
            unread: number;
            /** @description null on the last page */
            nextCursor: string | null;
        };
        UnreadDto: {
            /** @description How many are unread in all */
            unread: number;
        };
        NotificationPreferenceDto: {
            /**
             * @description e.g. subscription
             * @enum {string}
             */
            kind: "payment" | "people" | "subscription" | "teaching";
            /** @description Inside the product */
            app: boolean;
            mail: boolean;
        };
        NotificationPreferencesDto: {
            preferences: components["schemas"]["NotificationPreferenceDto"][];
            /**
             * @description Where the caller hears the last warnings of the subscription whatever is chosen, because no other Admin Utama hears
             *     them: 7 days and 1 day before its end, and that access is limited or locked
             */
            alwaysWarnedBy: ("app" | "mail")[];
        };
        ChangeNotificationPreferencesDto: {
            preferences: components["schemas"]["NotificationPreferenceDto"][];
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        PlanPriceDto: {
            /**
             * @description 1 or 12
             * @enum {number}
             */
            termMonths: 1 | 12;
            /** @description e.g. 15000 for RM 150.00 */
            amountSen: number;
        };
        PlanDto: {
            /** @description e.g. t60 */
            code: string;
            name: string;
            /** @description How many teachers the plan holds */
            teacherLimit: number;
            prices: components["schemas"]["PlanPriceDto"][];
        };
        PlansDto: {
            plans: components["schemas"]["PlanDto"][];
        };
        CheckoutRequestDto: {
            /** @description e.g. aba1001; may be left out on the school's host */
            schoolCode?: string;
            /** @description e.g. t60 */
            planCode: string;
            /**
             * @description 1 or 12
             * @enum {number}
             */
            termMonths: 1 | 12;
            /** @description e.g. billplz */
            provider: string;
        };
        CheckoutDto: {
            invoiceId: string;
            /** @description The provider's own name of the bill */
            providerReference: string;
            /** @description Where the payer goes to pay */
            paymentUrl: string;
        };
        InvoiceDto: {
            id: string;
            /** @description e.g. INV-2026-000001 */
            number: string;
            planCode: string;
            planName: string;
            termMonths: number;
            amountSen: number;
            /** @description e.g. MYR */
            currency: string;
            /** @enum {string} */
            status: "open" | "paid" | "void";
            /** @enum {string} */
            state: "credited" | "expired" | "open" | "paid" | "void";
            /** @description Since when it is in this state, e.g. 2026-11-20T08:00:00.000+08:00 */
            since: string;
            /**
             * @description Why it is void; null unless it is
             * @enum {string|null}
             */
            cause: "cancelled" | "like-paid" | "replaced" | null;
            /** @description Until when it may be paid; null of one that never waited */
            expiresAt: string | null;
            /** @description e.g. 2026-11-20T08:00:00.000+08:00 */
            createdAt: string;
            paidAt: string | null;
            /** @description e.g. billplz */
            provider: string;
            /** @description Where an open invoice is paid */
            paymentUrl: string | null;
            /**
             * @description What is known of the newest attempt to pay an open invoice
             * @enum {string|null}
             */
            lastAttempt: "failed" | "pending" | null;
        };
        InvoicesDto: {
            /** @description Newest first */
            invoices: components["schemas"]["InvoiceDto"][];
        };
        PaymentEventDto: {
            id: string;
            /** @enum {string} */
            kind: "dispute-lost" | "dispute-opened" | "dispute-won" | "payment-abandoned" | "payment-failed" | "payment-pending" | "payment-succeeded" | "refund";
            /** @description e.g. 2026-11-20T08:00:00.000+08:00 */
            at: string;
            /** @description e.g. INV-2026-000001 */
            invoiceNumber: string;
            /** @description The way it was paid, in words, e.g. Billplz */
            method: string;
            amountSen: number | null;
            /** @description What the bank said of an attempt that failed */
            bankMessage: string | null;
        };
        PaymentsDto: {
            /** @description Newest first */
            payments: components["schemas"]["PaymentEventDto"][];
        };
        ReceiptDto: {
            id: string;
            /** @description e.g. RES-2026-000001 */
            number: string;
            invoiceId: string;
            /** @description e.g. INV-2026-000001 */
            invoiceNumber: string;
            /** @description e.g. billplz */
            provider: string;
            /** @description e.g. Billplz */
            method: string;
            amountSen: number;
            /** @description e.g. MYR */
            currency: string;
            /** @description e.g. 2026-11-20T08:00:00.000+08:00 */
            paidAt: string;
            issuedAt: string;
        };
        ReceiptsDto: {
            /** @description Newest first */
            receipts: components["schemas"]["ReceiptDto"][];
        };
        CreditNoteDto: {
            id: string;
            /** @description e.g. NK-2026-000001 */
            number: string;
            invoiceId: string;
            /** @description e.g. INV-2026-000001 */
            invoiceNumber: string;
            amountSen: number;
            /** @description e.g. MYR */
            currency: string;
            reason: string;
            /** @description e.g. 2026-11-20T08:00:00.000+08:00 */
            issuedAt: string;
            /** @description Since when it takes nothing back any more: its dispute was won after all; null while it stands. */
            takenBackAt: string | null;
        };
        CreditNotesDto: {
            /** @description Newest first */
            creditNotes: components["schemas"]["CreditNoteDto"][];
        };
        BillingAddressDto: {
            /** @description One to three lines */
            lines: string[];
            /** @description e.g. 50000 */
            postcode: string;
            city: string;
            /**
             * @description Code of the state in MyInvois, e.g. 14 for Kuala Lumpur
             * @enum {string}
             */
            stateCode: "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17";
        };
        BillingContactDto: {
            name: string;
            /** Format: email */
            email: string;
        };
        BillingDetailsDto: {
            /** @description As on the school's documents */
            name: string;
            /** @description Tax identification number, e.g. C25845632020; none for a government school */
            tin: string | null;
            /** @description Number of the business registration, e.g. 202001234567 */
            brn: string | null;
            address: components["schemas"]["BillingAddressDto"] | (never | null);
            /** @description e.g. +60388888888 */
            phone: string | null;
            /** Format: email */
            email: string | null;
            /** @description Who gets receipts beside the administrators; at most five */
            contacts: components["schemas"]["BillingContactDto"][];
            /** @description The provider to choose unless said, e.g. billplz */
            preferredProvider: string | null;
        };
        ChangeBillingDetailsDto: {
            /** @description As on the school's documents */
            name: string;
            /** @description Tax identification number, e.g. C25845632020; none for a government school */
            tin: string | null;
            /** @description Number of the business registration, e.g. 202001234567 */
            brn: string | null;
            address: components["schemas"]["BillingAddressDto"] | (never | null);
            /** @description e.g. +60388888888 */
            phone: string | null;
            /** Format: email */
            email: string | null;
            /** @description Who gets receipts beside the administrators; at most five */
            contacts: components["schemas"]["BillingContactDto"][];
            /** @description The provider to choose unless said, e.g. billplz */
            preferredProvider: string | null;
            /** @description e.g. aba1001; may be left out on the school's host */
            schoolCode?: string;
        };
        EvidenceDto: {
            /** @description Of the invoice that it paid */
            id: string;
            /** @description e.g. INV-2026-000001 */
            invoiceNumber: string;
            /** @enum {string} */
            method: "bank-in" | "bank-transfer" | "cash-deposit" | "cheque" | "local-order";
            /** @description e.g. the number of the cheque */
            reference: string;
            /** @description e.g. 2026-11-20T08:00:00.000+08:00 */
            recordedAt: string;
            hasFile: boolean;
        };
        EvidenceListDto: {
            /** @description Newest first */
            evidence: components["schemas"]["EvidenceDto"][];
        };
        PaymentClaimDto: {
            /** @description Of the evidence too */
            id: string;
            /** @enum {string} */
            method: "bank-in" | "bank-transfer" | "cash-deposit" | "cheque" | "local-order";
            reference: string;
            amountSen: number;
            /** @description YYYY-MM-DD */
            paidOn: string;
            /** @description e.g. 2026-11-20T08:00:00.000+08:00 */
            sentAt: string;
            /** @enum {string} */
            state: "declined" | "recorded" | "waiting";
            /** @description Why finance has declined it, null unless it has */
            declineReason: string | null;
        };
        PaymentClaimsDto: {
            /** @description Newest first */
            claims: components["schemas"]["PaymentClaimDto"][];
        };
        EvidenceUploadDto: {
            /** @description Names the claim that goes with it */
            id: string;
            /** @description Where uploads begin, e.g. https://<project>/storage/v1/upload/resumable/sign */
            url: string;
            bucket: string;
            path: string;
            /** @description Its header x-signature, for two hours and this one file */
            signature: string;
        };
        SendClaimDto: {
            /** @description e.g. aba1001; may be left out on the school's host */
            schoolCode?: string;
            /** @enum {string} */
            method: "bank-in" | "bank-transfer" | "cash-deposit" | "cheque" | "local-order";
            /** @description e.g. the number of the cheque */
            reference: string;
            /** @description e.g. 15000 for RM 150.00 */
            amountSen: number;
            /** @description The day of the payment, YYYY-MM-DD; not after today */
            paidOn: string;
        };
        WebhookReceiptDto: {
            /** @description Always true: the event is kept, whatever will come of it */
            received: boolean;
        };
        LiveChangeDto: {
            /** @description What has changed, by name; what is shown of it is asked for anew. */
            topics: ("imports" | "membership")[];
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
            kind: "cancellation" | "cancellation-withdrawn" | "dispute-lost" | "dispute-opened" | "dispute-won" | "enforcement-off" | "extension" | "payment-abandoned" | "payment-failed" | "payment-pending" | "payment-succeeded" | "plan-choice" | "refund" | "suspension" | "trial-granted";
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
        MainAdminDto: {
            name: string;
            email: string;
        };
        PaidPlanDto: {
            code: string;
            name: string;
            termMonths: number;
        };
        PaidNextPlanDto: {
            /** @description Its first instant, e.g. 2026-07-01T00:00:00.000+08:00 */
            from: string;
            code: string;
            name: string;
        };
        NextPlanDto: {
            code: string;
            name: string;
        };
        UpgradeOfferDto: {
            /** @description e.g. t100 */
            planCode: string;
            name: string;
            teacherLimit: number;
            /** @description The difference for the days left, e.g. 4741 for RM 47.41 */
            amountSen: number;
            /** @description Until when: the first instant that it does not reach */
            until: string;
        };
        PaymentProviderDto: {
            /** @description e.g. billplz */
            id: string;
            name: string;
        };
        BillingOverviewDto: {
            school: components["schemas"]["SchoolDto"];
            /** @description Whether the caller may pay, and decide on plan and cancellation */
            canRenew: boolean;
            /** @description Who may pay, for those who may not */
            mainAdmins: components["schemas"]["MainAdminDto"][];
            plan: components["schemas"]["PaidPlanDto"] | (never | null);
            paidNext: components["schemas"]["PaidNextPlanDto"] | (never | null);
            /** @description What the next renewal is for unless another plan is picked; what was paid for last while nothing was chosen */
            nextPlan: components["schemas"]["NextPlanDto"] | (never | null);
            /** @description How many teachers the school may have now */
            teacherLimit: number;
            /** @description How many it has */
            teachers: number;
            /**
             * @description Why the subscription will not go on after its end; null while it will
             * @enum {string|null}
             */
            cancellation: "end-of-term" | "immediate" | null;
            mayCancel: boolean;
            mayWithdrawCancellation: boolean;
            /** @description What may be bought for the rest of the term, smallest first */
            upgrades: components["schemas"]["UpgradeOfferDto"][];
            providers: components["schemas"]["PaymentProviderDto"][];
            /** @description A payment waits, say for its second approver */
            pendingPayment: boolean;
        };
        UpgradeRequestDto: {
            /** @description e.g. t100 */
            planCode: string;
            /** @description e.g. billplz */
            provider: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        PlanChoiceRequestDto: {
            /** @description The plan of the next term, e.g. t20; that of the running one takes a choice back */
            planCode: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        CancellationRequestDto: {
            /** @description Why, in the school's words */
            reason: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        SchoolQueryDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
        };
        AbsenceDto: {
            /**
             * @description Null for whoever may only know that the person is away
             * @enum {string|null}
             */
            kind: "course" | "official" | "other" | "personal" | "sick" | null;
            /** @description Null for whoever may only know that the person is away */
            reason: string | null;
            /** @description Who wrote it down; null for whoever may only know that the person is away */
            enteredBy: string | null;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description Who is away: a member of the school
             */
            personId: string;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD */
            to: string;
            /** @description The first period of that one day; null for whole days */
            fromPeriod: number | null;
            /** @description The last period; null for whole days */
            toPeriod: number | null;
        };
        AbsencesDto: {
            /** @description By their first day */
            items: components["schemas"]["AbsenceDto"][];
        };
        NewAbsenceDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description Who is away: a member of the school
             */
            personId: string;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD */
            to: string;
            /** @description The first period of that one day; null for whole days */
            fromPeriod: number | null;
            /** @description The last period; null for whole days */
            toPeriod: number | null;
            /** @enum {string} */
            kind: "course" | "official" | "other" | "personal" | "sick";
            /** @description May be empty */
            reason: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedAbsenceDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description Who is away: a member of the school
             */
            personId: string;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD */
            to: string;
            /** @description The first period of that one day; null for whole days */
            fromPeriod: number | null;
            /** @description The last period; null for whole days */
            toPeriod: number | null;
            /** @enum {string} */
            kind: "course" | "official" | "other" | "personal" | "sick";
            /** @description May be empty */
            reason: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        PanelDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description A panel stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description A panel stays with its subject; a subject has one in an academic year
             */
            subjectId: string;
            /**
             * Format: uuid
             * @description One of the members; null while nobody heads it
             */
            headId: string | null;
            /** @description People of the school */
            memberIds: string[];
        };
        PanelsDto: {
            /** @description In the order in which they were made */
            items: components["schemas"]["PanelDto"][];
        };
        NewPanelDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A panel stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description A panel stays with its subject; a subject has one in an academic year
             */
            subjectId: string;
            /**
             * Format: uuid
             * @description One of the members; null while nobody heads it
             */
            headId: string | null;
            /** @description People of the school */
            memberIds: string[];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedPanelDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A panel stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description A panel stays with its subject; a subject has one in an academic year
             */
            subjectId: string;
            /**
             * Format: uuid
             * @description One of the members; null while nobody heads it
             */
            headId: string | null;
            /** @description People of the school */
            memberIds: string[];
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        EditionDto: {
            createdBy: string;
            /** @description A sample that nobody is taught by */
            isFictional: boolean;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /** @enum {string} */
            curriculum: "KP2027" | "KSSM" | "KSSR";
            /** @description As the document calls it */
            subjectName: string;
            /**
             * Format: uuid
             * @description Of the school; null while it is linked with none
             */
            subjectId: string | null;
            /**
             * @description In which it is written
             * @enum {string}
             */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /**
             * @description Tahun 1 is T1, Tingkatan 1 is F1
             * @enum {string}
             */
            gradeLevel: "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6";
            /** @description Of the first session that is taught by it */
            year: number;
            /** @description Where the text is from */
            source: string;
            /**
             * @description By which the school keeps the text: allowed by its owner, open to all, written by the school, or invented
             * @enum {string}
             */
            right: "fictional" | "open" | "own" | "permitted";
            contentStandards: number;
            learningStandards: number;
            /** @description What the school has added to it */
            ownAdditions: number;
        };
        EditionsDto: {
            /** @description By subject and level, of each the newest first */
            items: components["schemas"]["EditionDto"][];
        };
        NodeDto: {
            /**
             * @description Bidang, SK, SP
             * @enum {string}
             */
            kind: "content_standard" | "learning_standard" | "strand";
            /** @description Among those beside it */
            position: number;
            /** @description Added by the school */
            isOwn: boolean;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /** Format: uuid */
            editionId: string;
            /**
             * Format: uuid
             * @description What it stands under; null for a strand. It stays there
             */
            parentId: string | null;
            /** @description e.g. 1.2.3; a strand may be without */
            code: string | null;
            text: string;
            /** @description What a pupil can do at TP1 to TP6: none or six, empty where nothing is said of one */
            descriptors: string[];
        };
        EditionTreeDto: {
            createdBy: string;
            /** @description A sample that nobody is taught by */
            isFictional: boolean;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /** @enum {string} */
            curriculum: "KP2027" | "KSSM" | "KSSR";
            /** @description As the document calls it */
            subjectName: string;
            /**
             * Format: uuid
             * @description Of the school; null while it is linked with none
             */
            subjectId: string | null;
            /**
             * @description In which it is written
             * @enum {string}
             */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /**
             * @description Tahun 1 is T1, Tingkatan 1 is F1
             * @enum {string}
             */
            gradeLevel: "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6";
            /** @description Of the first session that is taught by it */
            year: number;
            /** @description Where the text is from */
            source: string;
            /**
             * @description By which the school keeps the text: allowed by its owner, open to all, written by the school, or invented
             * @enum {string}
             */
            right: "fictional" | "open" | "own" | "permitted";
            contentStandards: number;
            learningStandards: number;
            /** @description What the school has added to it */
            ownAdditions: number;
            /** @description As one reads the document: each strand, under it its standards, under each what pupils learn */
            nodes: components["schemas"]["NodeDto"][];
        };
        NodePairDto: {
            before: components["schemas"]["NodeDto"];
            after: components["schemas"]["NodeDto"];
        };
        DifferencesDto: {
            /** @description The earlier edition */
            from: components["schemas"]["EditionDto"];
            added: components["schemas"]["NodeDto"][];
            gone: components["schemas"]["NodeDto"][];
            /** @description The same code, another text or other levels */
            changed: components["schemas"]["NodePairDto"][];
            /** @description The same text under another code */
            moved: components["schemas"]["NodePairDto"][];
        };
        NewEditionDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @enum {string} */
            curriculum: "KP2027" | "KSSM" | "KSSR";
            /** @description As the document calls it */
            subjectName: string;
            /**
             * Format: uuid
             * @description Of the school; null while it is linked with none
             */
            subjectId: string | null;
            /**
             * @description In which it is written
             * @enum {string}
             */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /**
             * @description Tahun 1 is T1, Tingkatan 1 is F1
             * @enum {string}
             */
            gradeLevel: "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6";
            /** @description Of the first session that is taught by it */
            year: number;
            /** @description Where the text is from */
            source: string;
            /**
             * @description By which the school keeps the text: allowed by its owner, open to all, written by the school, or invented
             * @enum {string}
             */
            right: "fictional" | "open" | "own" | "permitted";
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedEditionDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @enum {string} */
            curriculum: "KP2027" | "KSSM" | "KSSR";
            /** @description As the document calls it */
            subjectName: string;
            /**
             * Format: uuid
             * @description Of the school; null while it is linked with none
             */
            subjectId: string | null;
            /**
             * @description In which it is written
             * @enum {string}
             */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /**
             * @description Tahun 1 is T1, Tingkatan 1 is F1
             * @enum {string}
             */
            gradeLevel: "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6";
            /** @description Of the first session that is taught by it */
            year: number;
            /** @description Where the text is from */
            source: string;
            /**
             * @description By which the school keeps the text: allowed by its owner, open to all, written by the school, or invented
             * @enum {string}
             */
            right: "fictional" | "open" | "own" | "permitted";
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        NodeAboveDto: {
            id: string;
            code: string | null;
            text: string;
        };
        FoundNodeDto: {
            id: string;
            editionId: string;
            /** @enum {string} */
            kind: "content_standard" | "learning_standard" | "strand";
            code: string | null;
            text: string;
            /** @description Added by the school */
            isOwn: boolean;
            /** @description What it stands under, from the strand down */
            above: components["schemas"]["NodeAboveDto"][];
        };
        FoundNodesDto: {
            /** @description By subject and level, then by code; 100 at most */
            items: components["schemas"]["FoundNodeDto"][];
        };
        NewNodeDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** Format: uuid */
            editionId: string;
            /**
             * Format: uuid
             * @description What it stands under; null for a strand. It stays there
             */
            parentId: string | null;
            /** @description e.g. 1.2.3; a strand may be without */
            code: string | null;
            text: string;
            /** @description What a pupil can do at TP1 to TP6: none or six, empty where nothing is said of one */
            descriptors: string[];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedNodeDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** Format: uuid */
            editionId: string;
            /**
             * Format: uuid
             * @description What it stands under; null for a strand. It stays there
             */
            parentId: string | null;
            /** @description e.g. 1.2.3; a strand may be without */
            code: string | null;
            text: string;
            /** @description What a pupil can do at TP1 to TP6: none or six, empty where nothing is said of one */
            descriptors: string[];
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        TermBlockDto: {
            /** @description 1 or 2; a term can be more than one block */
            term: number;
            /** @description YYYY-MM-DD */
            from: string;
            /** @description YYYY-MM-DD, included */
            to: string;
        };
        HolidayDto: {
            /** @enum {string} */
            kind: "additional" | "federal" | "replacement" | "school_event" | "state" | "term_break";
            name: string;
            /** @description YYYY-MM-DD */
            from: string;
            /** @description YYYY-MM-DD, included */
            to: string;
        };
        SessionDaysDto: {
            /** @description In their order */
            terms: components["schemas"]["TermBlockDto"][];
            holidays: components["schemas"]["HolidayDto"][];
        };
        DifferenceDto: {
            key: string;
            /**
             * @description Whether the ministry has the line and the school has not, or the other way round
             * @enum {string}
             */
            act: "add" | "remove";
            /** @description Null for a holiday */
            term: components["schemas"]["TermBlockDto"] | (never | null);
            /** @description Null for a term */
            holiday: components["schemas"]["HolidayDto"] | (never | null);
        };
        SuggestedHolidayDto: {
            /** @description YYYY-MM-DD */
            day: string;
            name: string;
            /** @enum {string} */
            kind: "federal" | "state";
        };
        CalendarEntryDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description An entry stays in its academic year
             */
            academicYearId: string;
            /**
             * @description A holiday of the school's own, `held` for a day that is held otherwise than its weekday says, or a special period
             * @enum {string}
             */
            kind: "additional" | "camp" | "examination" | "federal" | "held" | "other" | "ramadan" | "replacement" | "school_event" | "sports" | "state" | "term_break";
            name: string;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD */
            to: string;
            /**
             * @description Whose lessons are held on a day that is held, Sunday is 0; null: its own
             * @enum {number|null}
             */
            followsWeekday: 0 | 1 | 2 | 3 | 4 | 5 | 6 | null;
            /** @description HH:MM, nothing is taught from then on; null for a whole day */
            cutFrom: string | null;
            /** @description Whether the lessons of the timetable are held; a holiday has none */
            hasLessons: boolean;
            /**
             * Format: uuid
             * @description Of a special period; null for the usual one
             */
            bellScheduleId: string | null;
            /** @description Of a special period; null for all */
            classIds: string[] | null;
        };
        BellRowDto: {
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            /** @enum {string} */
            kind: "assembly" | "lesson" | "recess";
        };
        BellDayDto: {
            /** @description Sunday is 0 */
            weekdays: (0 | 1 | 2 | 3 | 4 | 5 | 6)[];
            /** @enum {string} */
            shift: "afternoon" | "morning";
            /** @description Null for all */
            gradeLevels: ("F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6")[] | null;
            /** @description In the order of the day */
            rows: components["schemas"]["BellRowDto"][];
        };
        BellScheduleDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description A bell schedule stays in its academic year
             */
            academicYearId: string;
            /** @description Each once in an academic year */
            name: string;
            /** @description Whether it rings when no special period has another one; one of an academic year does */
            isUsual: boolean;
            days: components["schemas"]["BellDayDto"][];
        };
        StopTimeDto: {
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
        };
        LessonStopDto: {
            eventId: string;
            name: string;
            from: string;
            to: string;
            /** @description Null: all day */
            time: components["schemas"]["StopTimeDto"] | (never | null);
            /** @description Null: everybody's */
            classIds: string[] | null;
        };
        CycleDto: {
            /**
             * @description 2 for two timetables that take turns
             * @enum {number}
             */
            weeks: 1 | 2;
            /** @description A day of the first week, YYYY-MM-DD */
            anchor: string;
            /** @description Whether turns are counted in weeks of school only */
            skipsHolidayWeeks: boolean;
        };
        SessionCalendarDto: {
            academicYearId: string;
            name: string;
            firstDay: string;
            lastDay: string;
            /**
             * @description Of states: A has school from Sunday to Thursday
             * @enum {string}
             */
            group: "A" | "B";
            /** @description Sunday is 0 */
            schoolWeekdays: (0 | 1 | 2 | 3 | 4 | 5 | 6)[];
            /** @description Of what the school changes beside single entries; 0 where it has said nothing yet */
            version: number;
            /** @description Terms and holidays as they stand without the school's entries */
            days: components["schemas"]["SessionDaysDto"];
            /** @description Whether the days are the school's own and not as published */
            hasOwnDays: boolean;
            /** @description Whether the ministry has published the session */
            isConfirmed: boolean;
            /** @description What was published otherwise than the school has it */
            differences: components["schemas"]["DifferenceDto"][];
            /** @description Public holidays on days of school, for the school to confirm */
            suggestions: components["schemas"]["SuggestedHolidayDto"][];
            entries: components["schemas"]["CalendarEntryDto"][];
            bellSchedules: components["schemas"]["BellScheduleDto"][];
            /** @description Lessons that do not take place because of events */
            stops: components["schemas"]["LessonStopDto"][];
            cycle: components["schemas"]["CycleDto"];
            /**
             * @description By which number the school calls its weeks
             * @enum {string}
             */
            numbering: "teaching" | "with_holidays";
            leastSchoolDays: number;
            mostSchoolEvents: number;
        };
        ChangedDaysDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The school's own; null: as published */
            days: components["schemas"]["SessionDaysDto"] | (never | null);
            /** Format: uuid */
            academicYearId: string;
            /** @description The version that was changed; another one in the meantime is a conflict. 0 where the school has said nothing yet */
            version: number;
        };
        DecidedDifferencesDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Keys of differences that the school takes over */
            accepted: string[];
            /** @description Keys of differences that it never wants to be asked about again */
            declined: string[];
            /** Format: uuid */
            academicYearId: string;
            /** @description The version that was changed; another one in the meantime is a conflict. 0 where the school has said nothing yet */
            version: number;
        };
        DecidedHolidaysDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Days of suggestions that become holidays of the school, YYYY-MM-DD */
            confirmed: string[];
            /** @description Days of suggestions that it puts aside, YYYY-MM-DD */
            dismissed: string[];
            /** @description Days that were put aside and are suggested again, YYYY-MM-DD */
            reopened: string[];
            /** Format: uuid */
            academicYearId: string;
            /** @description The version that was changed; another one in the meantime is a conflict. 0 where the school has said nothing yet */
            version: number;
        };
        ChangedCycleDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            cycle: components["schemas"]["CycleDto"];
            /** Format: uuid */
            academicYearId: string;
            /** @description The version that was changed; another one in the meantime is a conflict. 0 where the school has said nothing yet */
            version: number;
        };
        NewCalendarEntryDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description An entry stays in its academic year
             */
            academicYearId: string;
            /**
             * @description A holiday of the school's own, `held` for a day that is held otherwise than its weekday says, or a special period
             * @enum {string}
             */
            kind: "additional" | "camp" | "examination" | "federal" | "held" | "other" | "ramadan" | "replacement" | "school_event" | "sports" | "state" | "term_break";
            name: string;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD */
            to: string;
            /**
             * @description Whose lessons are held on a day that is held, Sunday is 0; null: its own
             * @enum {number|null}
             */
            followsWeekday: 0 | 1 | 2 | 3 | 4 | 5 | 6 | null;
            /** @description HH:MM, nothing is taught from then on; null for a whole day */
            cutFrom: string | null;
            /** @description Whether the lessons of the timetable are held; a holiday has none */
            hasLessons: boolean;
            /**
             * Format: uuid
             * @description Of a special period; null for the usual one
             */
            bellScheduleId: string | null;
            /** @description Of a special period; null for all */
            classIds: string[] | null;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        TouchedLineDto: {
            /** @enum {string} */
            what: "lesson_plans" | "lessons" | "plan_rows";
            /** @description How many are held no more; of rows of yearly plans, how many lose their week */
            gone: number;
            /** @description How many are held that were not; of rows, how many have their week again */
            added: number;
            /** @description How many are held at another time of the day */
            moved: number;
            /** @description Of how many teachers all these are; 0 where they are the school's */
            people: number;
        };
        TouchedDto: {
            /** @description A line for each kind, also where nothing of it is touched */
            lines: components["schemas"]["TouchedLineDto"][];
        };
        ChangedCalendarEntryDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description An entry stays in its academic year
             */
            academicYearId: string;
            /**
             * @description A holiday of the school's own, `held` for a day that is held otherwise than its weekday says, or a special period
             * @enum {string}
             */
            kind: "additional" | "camp" | "examination" | "federal" | "held" | "other" | "ramadan" | "replacement" | "school_event" | "sports" | "state" | "term_break";
            name: string;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD */
            to: string;
            /**
             * @description Whose lessons are held on a day that is held, Sunday is 0; null: its own
             * @enum {number|null}
             */
            followsWeekday: 0 | 1 | 2 | 3 | 4 | 5 | 6 | null;
            /** @description HH:MM, nothing is taught from then on; null for a whole day */
            cutFrom: string | null;
            /** @description Whether the lessons of the timetable are held; a holiday has none */
            hasLessons: boolean;
            /**
             * Format: uuid
             * @description Of a special period; null for the usual one
             */
            bellScheduleId: string | null;
            /** @description Of a special period; null for all */
            classIds: string[] | null;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        NewBellScheduleDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A bell schedule stays in its academic year
             */
            academicYearId: string;
            /** @description Each once in an academic year */
            name: string;
            /** @description Whether it rings when no special period has another one; one of an academic year does */
            isUsual: boolean;
            days: components["schemas"]["BellDayDto"][];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedBellScheduleDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A bell schedule stays in its academic year
             */
            academicYearId: string;
            /** @description Each once in an academic year */
            name: string;
            /** @description Whether it rings when no special period has another one; one of an academic year does */
            isUsual: boolean;
            days: components["schemas"]["BellDayDto"][];
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        CalendarEventDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD; at most 62 days later */
            to: string;
            /** @description HH:MM, on each of the days; null for whole days */
            fromTime: string | null;
            /** @description HH:MM, on each of the days; null for whole days */
            toTime: string | null;
            /**
             * @description Null for what is held once
             * @enum {string|null}
             */
            repeats: "fortnightly" | "monthly" | "weekly" | null;
            /** @description It is held for the last time on or before this day, YYYY-MM-DD; null for what is held once */
            repeatsUntil: string | null;
            /** @description First days of repetitions that are left out, YYYY-MM-DD */
            except: string[];
            /**
             * Format: uuid
             * @description An event stays in its academic year
             */
            academicYearId: string;
            title: string;
            /** @enum {string} */
            unit: "administration" | "cocurriculum" | "curriculum" | "pupil_affairs" | "special_education";
            /** @description May be empty; two events at one place and hour are refused */
            place: string;
            /**
             * Format: uuid
             * @description One of the members; null while nobody coordinates it
             */
            coordinatorId: string | null;
            /**
             * @description Whose lessons do not take place meanwhile
             * @enum {string}
             */
            effect: "all" | "none" | "some";
            /** @description Classes of the academic year, where `effect` is some */
            classIds: string[];
            /** @description May be empty */
            note: string;
        };
        CalendarEventsDto: {
            /** @description By their first day */
            items: components["schemas"]["CalendarEventDto"][];
        };
        NewCalendarEventDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD; at most 62 days later */
            to: string;
            /** @description HH:MM, on each of the days; null for whole days */
            fromTime: string | null;
            /** @description HH:MM, on each of the days; null for whole days */
            toTime: string | null;
            /**
             * @description Null for what is held once
             * @enum {string|null}
             */
            repeats: "fortnightly" | "monthly" | "weekly" | null;
            /** @description It is held for the last time on or before this day, YYYY-MM-DD; null for what is held once */
            repeatsUntil: string | null;
            /** @description First days of repetitions that are left out, YYYY-MM-DD */
            except: string[];
            /**
             * Format: uuid
             * @description An event stays in its academic year
             */
            academicYearId: string;
            title: string;
            /** @enum {string} */
            unit: "administration" | "cocurriculum" | "curriculum" | "pupil_affairs" | "special_education";
            /** @description May be empty; two events at one place and hour are refused */
            place: string;
            /**
             * Format: uuid
             * @description One of the members; null while nobody coordinates it
             */
            coordinatorId: string | null;
            /**
             * @description Whose lessons do not take place meanwhile
             * @enum {string}
             */
            effect: "all" | "none" | "some";
            /** @description Classes of the academic year, where `effect` is some */
            classIds: string[];
            /** @description May be empty */
            note: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedCalendarEventDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD; at most 62 days later */
            to: string;
            /** @description HH:MM, on each of the days; null for whole days */
            fromTime: string | null;
            /** @description HH:MM, on each of the days; null for whole days */
            toTime: string | null;
            /**
             * @description Null for what is held once
             * @enum {string|null}
             */
            repeats: "fortnightly" | "monthly" | "weekly" | null;
            /** @description It is held for the last time on or before this day, YYYY-MM-DD; null for what is held once */
            repeatsUntil: string | null;
            /** @description First days of repetitions that are left out, YYYY-MM-DD */
            except: string[];
            /**
             * Format: uuid
             * @description An event stays in its academic year
             */
            academicYearId: string;
            title: string;
            /** @enum {string} */
            unit: "administration" | "cocurriculum" | "curriculum" | "pupil_affairs" | "special_education";
            /** @description May be empty; two events at one place and hour are refused */
            place: string;
            /**
             * Format: uuid
             * @description One of the members; null while nobody coordinates it
             */
            coordinatorId: string | null;
            /**
             * @description Whose lessons do not take place meanwhile
             * @enum {string}
             */
            effect: "all" | "none" | "some";
            /** @description Classes of the academic year, where `effect` is some */
            classIds: string[];
            /** @description May be empty */
            note: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        EventFileDto: {
            id: string;
            /** @description As it was called when it came */
            name: string;
            /** @description What its bytes are, e.g. application/pdf */
            type: string;
            bytes: number;
            /** @description e.g. 2026-11-20T08:00:00.000+08:00 */
            addedAt: string;
        };
        EventFilesDto: {
            /** @description In the order in which they came */
            items: components["schemas"]["EventFileDto"][];
        };
        EventFileLinkDto: {
            /** @description Where it can be fetched for five minutes */
            url: string;
        };
        CalendarFeedDto: {
            /** @description Whether there is an address that leads to it */
            isMade: boolean;
            madeAt: string | null;
            /** @description The last day on which some calendar asked, YYYY-MM-DD */
            lastReadOn: string | null;
        };
        MadeCalendarFeedDto: {
            /** @description Told this once; whoever knows it reads the calendar */
            address: string;
        };
        SupervisionDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description A supervision stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description Whose plans; null: of whoever teaches the subject
             */
            teacherId: string | null;
            /**
             * Format: uuid
             * @description In which subject alone; null: in all of them. The most specific supervision counts
             */
            subjectId: string | null;
            /**
             * Format: uuid
             * @description Somebody with the role supervisor
             */
            supervisorId: string;
            /**
             * @description 1 verifies first
             * @enum {number}
             */
            step: 1 | 2;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD; null: to the end of the academic year */
            to: string | null;
        };
        DeputyDto: {
            supervisorId: string;
            /** @description Acts for the supervisor while that one is away */
            deputyId: string;
        };
        SupervisionsDto: {
            /** @description How many the school asks for today, or on the first day of an academic year to come */
            steps: number;
            /** @description By their first day */
            items: components["schemas"]["SupervisionDto"][];
            deputies: components["schemas"]["DeputyDto"][];
        };
        ProposedSupervisionDto: {
            teacherId: string;
            /** @description What the teacher teaches in a week, as far as the school has said */
            periods: number;
            /** @description Null where nobody else has the role supervisor */
            supervisorId: string | null;
        };
        ProposedSupervisionsDto: {
            /** @description Of teachers whom nobody supervises on the day, those with most periods first */
            items: components["schemas"]["ProposedSupervisionDto"][];
        };
        CreateSupervisionDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A supervision stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description Whose plans; null: of whoever teaches the subject
             */
            teacherId: string | null;
            /**
             * Format: uuid
             * @description In which subject alone; null: in all of them. The most specific supervision counts
             */
            subjectId: string | null;
            /**
             * Format: uuid
             * @description Somebody with the role supervisor
             */
            supervisorId: string;
            /**
             * @description 1 verifies first
             * @enum {number}
             */
            step: 1 | 2;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD; null: to the end of the academic year */
            to: string | null;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        NewSupervisionDto: {
            /**
             * Format: uuid
             * @description A supervision stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description Whose plans; null: of whoever teaches the subject
             */
            teacherId: string | null;
            /**
             * Format: uuid
             * @description In which subject alone; null: in all of them. The most specific supervision counts
             */
            subjectId: string | null;
            /**
             * Format: uuid
             * @description Somebody with the role supervisor
             */
            supervisorId: string;
            /**
             * @description 1 verifies first
             * @enum {number}
             */
            step: 1 | 2;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD; null: to the end of the academic year */
            to: string | null;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        CreateSupervisionsDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description At most as many as a school has teachers, twice */
            supervisions: components["schemas"]["NewSupervisionDto"][];
        };
        MadeSupervisionsDto: {
            /** @description In the order in which they were sent */
            items: components["schemas"]["SupervisionDto"][];
        };
        RemovedSupervisionsDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            ids: string[];
        };
        ChangedSupervisionDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A supervision stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description Whose plans; null: of whoever teaches the subject
             */
            teacherId: string | null;
            /**
             * Format: uuid
             * @description In which subject alone; null: in all of them. The most specific supervision counts
             */
            subjectId: string | null;
            /**
             * Format: uuid
             * @description Somebody with the role supervisor
             */
            supervisorId: string;
            /**
             * @description 1 verifies first
             * @enum {number}
             */
            step: 1 | 2;
            /** @description The first day, YYYY-MM-DD */
            from: string;
            /** @description The last day, YYYY-MM-DD; null: to the end of the academic year */
            to: string | null;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        SupervisionSuccessionDto: {
            /**
             * Format: uuid
             * @description Of the new supervision, chosen by the client
             */
            id: string;
            /**
             * Format: uuid
             * @description Who goes on, with the role supervisor
             */
            supervisorId: string;
            /** @description From which day, YYYY-MM-DD: after the first day of the one before */
            from: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        NameDeputyDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** Format: uuid */
            academicYearId: string;
            /**
             * Format: uuid
             * @description Somebody else with the role supervisor; null: nobody acts for the supervisor
             */
            deputyId: string | null;
        };
        OperationsCallerDto: {
            email: string;
            roles: ("finance" | "operator")[];
        };
        InboxFiguresDto: {
            /** @description Events that wait to be processed */
            waiting: number;
            /** @description How long the longest of them waits */
            oldestWaitingSeconds: number;
            failed: number;
            quarantined: number;
            runningReplays: number;
        };
        MinuteFiguresDto: {
            /** @description The beginning of the minute */
            at: string;
            received: number;
            /** @description Tries to process, whatever came of them */
            processed: number;
        };
        ProviderFiguresDto: {
            /** @description e.g. billplz */
            id: string;
            name: string;
            /** @enum {string} */
            health: "attention" | "good" | "quiet" | "trouble";
            received: number;
            processed: number;
            failed: number;
            quarantined: number;
            /** @description Deliveries of events that were there already */
            duplicates: number;
            lastReceivedAt: string | null;
            p50Ms: number | null;
            p95Ms: number | null;
        };
        QueueStateDto: {
            /** @enum {string} */
            queue: "mail" | "subscription" | "webhooks";
            /** @enum {string} */
            state: "active" | "completed" | "delayed" | "failed" | "prioritized" | "waiting" | "waiting-children";
            count: number;
        };
        OverviewDto: {
            inbox: components["schemas"]["InboxFiguresDto"];
            /** @description The last hour, oldest first */
            minutes: components["schemas"]["MinuteFiguresDto"][];
            providers: components["schemas"]["ProviderFiguresDto"][];
            /** @description States without jobs are left out */
            queues: components["schemas"]["QueueStateDto"][];
        };
        DeliverySchoolDto: {
            /** @description e.g. aba1001 */
            code: string;
            name: string;
        };
        DeliveryDto: {
            id: string;
            /** @description e.g. billplz */
            provider: string;
            /** @description The provider's own name of the event */
            dedupeKey: string;
            /** @enum {string} */
            state: "failed" | "ignored" | "processed" | "quarantined" | "received";
            /** @description A code, e.g. AMOUNT_MISMATCH */
            reason: string | null;
            school: components["schemas"]["DeliverySchoolDto"] | (never | null);
            /** @description How often the provider sent it */
            deliveries: number;
            attempts: number;
            receivedAt: string;
            processedAt: string | null;
        };
        DeliveriesDto: {
            /** @description Newest first */
            items: components["schemas"]["DeliveryDto"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        DeliveryHeaderDto: {
            name: string;
            value: string;
        };
        DeliveryBodyDto: {
            text: string;
            bytes: number;
            /** @description False where bytes had to be replaced to show it */
            isText: boolean;
        };
        ClaimedFactDto: {
            kind: string;
            paymentId: string;
            amountSen: number | null;
            currency: string | null;
            /** @description Null where it is no time that anybody can mean */
            at: string | null;
        };
        RecordedFactDto: {
            kind: string;
            paymentId: string;
            amountSen: number | null;
            at: string;
            invoiceNumber: string;
        };
        DeliveryAttemptDto: {
            at: string;
            /** @enum {string} */
            outcome: "failed" | "ignored" | "processed" | "quarantined" | "received";
            reason: string | null;
            /** @description The stack, where it failed */
            error: string | null;
        };
        DeliveryTransitionDto: {
            effectiveAt: string;
            rule: string;
            level: string;
        };
        DeliveryChangeDto: {
            at: string;
            levelBefore: string | null;
            expiresBefore: string | null;
            levelAfter: string | null;
            expiresAfter: string | null;
        };
        DeliveryDetailDto: {
            id: string;
            /** @description e.g. billplz */
            provider: string;
            /** @description The provider's own name of the event */
            dedupeKey: string;
            /** @enum {string} */
            state: "failed" | "ignored" | "processed" | "quarantined" | "received";
            /** @description A code, e.g. AMOUNT_MISMATCH */
            reason: string | null;
            school: components["schemas"]["DeliverySchoolDto"] | (never | null);
            /** @description How often the provider sent it */
            deliveries: number;
            attempts: number;
            receivedAt: string;
            processedAt: string | null;
            /** @description callback: told by the provider; poll: answered when asked */
            origin: string;
            /** @description Secrets are blanked */
            headers: components["schemas"]["DeliveryHeaderDto"][];
            /** @description null once it was erased, after 90 days */
            body: components["schemas"]["DeliveryBodyDto"] | (never | null);
            bodySha256: string;
            claims: components["schemas"]["ClaimedFactDto"][];
            facts: components["schemas"]["RecordedFactDto"][];
            /** @description Oldest first */
            attemptLog: components["schemas"]["DeliveryAttemptDto"][];
            transitions: components["schemas"]["DeliveryTransitionDto"][];
            /** @description The school's status before and after */
            changes: components["schemas"]["DeliveryChangeDto"][];
        };
        DeliveryNeighboursDto: {
            newer: string | null;
            older: string | null;
        };
        DeliveryActionDto: {
            /** @description Why, for the record */
            reason: string;
        };
        DeliveryLinkDto: {
            /** @description Why, for the record */
            reason: string;
            /** @description e.g. aba1001 */
            school: string;
            /** Format: uuid */
            invoiceId: string;
        };
        ReplayStartedDto: {
            id: string;
        };
        ContestedSchoolDto: {
            /** @description e.g. aba1001 */
            code: string;
            name: string;
            registeredAt: string;
            /** @description How many people belong to it */
            people: number;
            /** @description Whether a payment of it has ever succeeded: then its code is not released */
            hasPaid: boolean;
        };
        OpenContestDto: {
            id: string;
            /** @description As it was contested, e.g. aba1001 */
            code: string;
            name: string;
            email: string;
            /** @description Where the person is found at the school */
            contact: string;
            reason: string;
            contestedAt: string;
            school: components["schemas"]["ContestedSchoolDto"];
        };
        OpenContestsDto: {
            /** @description The oldest first, a hundred at most */
            contests: components["schemas"]["OpenContestDto"][];
        };
        ContestAnswerDto: {
            /**
             * @description `kept`: the registration stands. `released`: the school moves to another address, the code is free again
             * @enum {string}
             */
            answer: "kept" | "released";
            /** @description Why, for the record and for the contestant */
            reason: string;
        };
        FoundSchoolsDto: {
            schools: components["schemas"]["DeliverySchoolDto"][];
        };
        LinkableInvoiceDto: {
            id: string;
            number: string;
            planName: string;
            termMonths: number;
            amountSen: number;
            status: string;
            createdAt: string;
        };
        LinkableInvoicesDto: {
            /** @description Those not paid first */
            invoices: components["schemas"]["LinkableInvoiceDto"][];
        };
        ReplayCountDto: {
            /** @enum {string} */
            state: "cancelled" | "failed" | "ignored" | "processed" | "quarantined" | "queued" | "skipped" | "waiting";
            count: number;
        };
        ReplayDto: {
            id: string;
            reason: string;
            /** @enum {string} */
            state: "cancelled" | "finished" | "running";
            /** @description Who asked for it, by e-mail */
            requestedBy: string;
            requestedAt: string;
            endedAt: string | null;
            perMinute: number;
            total: number;
            /** @description Events by what came of them; states without events are left out */
            counts: components["schemas"]["ReplayCountDto"][];
        };
        ReplaysDto: {
            /** @description Newest first */
            replays: components["schemas"]["ReplayDto"][];
        };
        DeliveryFilterDto: {
            /** @description Ours, or the provider's own name of the event, whole */
            id?: string;
            /** @description e.g. aba1001; known of events that were processed */
            school?: string;
            /** @description e.g. billplz */
            provider?: string;
            /** @description Any of these; in an address separated by commas */
            states?: ("failed" | "ignored" | "processed" | "quarantined" | "received")[];
            /** @description A code, e.g. AMOUNT_MISMATCH */
            reason?: string;
            /** @description First day of receipt in Malaysia, YYYY-MM-DD */
            from?: string;
            /** @description Last day of receipt, YYYY-MM-DD */
            to?: string;
            /** @description Stands in the body as it came; without `from`, of the last 30 days */
            text?: string;
        };
        ReplaySelectionDto: {
            ids?: string[];
            filter?: components["schemas"]["DeliveryFilterDto"];
        };
        ReplayEstimateDto: {
            /** @description How many events the selection holds */
            matching: number;
            /** @description Of those, how many can be processed again */
            replayable: number;
            /** @description As many are taken at most */
            limit: number;
        };
        StartReplayDto: {
            ids?: string[];
            filter?: components["schemas"]["DeliveryFilterDto"];
            /**
             * Format: uuid
             * @description Chosen by the client: started again it is the same replay
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
            /** @description How many events a minute begin again at most */
            perMinute: number;
        };
        ReplayItemDto: {
            position: number;
            eventId: string;
            provider: string;
            /** @enum {string} */
            state: "cancelled" | "failed" | "ignored" | "processed" | "quarantined" | "queued" | "skipped" | "waiting";
            /**
             * @description Of the event, before it was replayed
             * @enum {string}
             */
            stateBefore: "failed" | "ignored" | "processed" | "quarantined" | "received";
            reason: string | null;
            at: string | null;
        };
        ReplayItemsDto: {
            items: components["schemas"]["ReplayItemDto"][];
            nextCursor: number | null;
        };
        CancelReplayDto: {
            /** @description Why, for the record */
            reason: string;
        };
        ScheduleRunDto: {
            plannedAt: string | null;
            startedAt: string | null;
            finishedAt: string | null;
            /** @description succeeded, failed; null while it runs, or when it was killed */
            outcome: string | null;
            error: string | null;
            runs: number;
            failures: number;
        };
        ScheduleDto: {
            /** @enum {string} */
            name: "imports.forget" | "lesson-plans.remind-of-reflections" | "mail.sweep" | "operations.remove-left-files" | "operations.send-reminders" | "pupils.forget-logs" | "reviews.tell-of-verdicts" | "subscription.apply-policies" | "subscription.check-drift" | "subscription.sweep-due-boundaries" | "subscription.tell-schools" | "webhooks.erase-bodies" | "webhooks.reconcile-bills" | "webhooks.sweep-inbox";
            /** @description Every so many seconds; null where it runs at a time of the day */
            everySeconds: number | null;
            /** @description HH:MM in Malaysia */
            dailyAt: string | null;
            /** @description null before the first run */
            lastRun: components["schemas"]["ScheduleRunDto"] | (never | null);
            nextAt: string | null;
            /** @description How long the next run is overdue; 0 while it is not */
            latenessSeconds: number;
            /** @description Overdue for longer than a moment */
            isLate: boolean;
        };
        SchedulesDto: {
            schedules: components["schemas"]["ScheduleDto"][];
        };
        OfferedProviderDto: {
            /** @description e.g. billplz */
            id: string;
            name: string;
            /** @enum {string} */
            health: "attention" | "good" | "quiet" | "trouble";
            received: number;
            processed: number;
            failed: number;
            quarantined: number;
            /** @description Deliveries of events that were there already */
            duplicates: number;
            lastReceivedAt: string | null;
            p50Ms: number | null;
            p95Ms: number | null;
            /** @description What it can do, e.g. fpx, refunds */
            capabilities: string[];
            /** @description Where it reports to */
            webhookUrl: string;
            /** @description Its word counts only once it was asked again */
            isConfirmed: boolean;
            /** @description When it last answered a question of ours */
            answeredAt: string | null;
            /** @description When it last failed to */
            failedAt: string | null;
            /** @description How it failed then */
            failure: string | null;
        };
        OfferedProvidersDto: {
            providers: components["schemas"]["OfferedProviderDto"][];
        };
        ProviderCheckDto: {
            /** @description It answered, and knows our credentials */
            isHealthy: boolean;
            /** @description What went wrong */
            failure: string | null;
            durationMs: number;
        };
        AuditResultDto: {
            name: string;
            value: string;
        };
        AuditEntryDto: {
            id: string;
            at: string;
            /** @description Who acted, by e-mail */
            actor: string;
            /** @description e.g. replay.start */
            action: string;
            /** @enum {string} */
            targetKind: "event" | "finance" | "plan" | "policy" | "provider" | "replay" | "school";
            targetId: string;
            reason: string;
            result: components["schemas"]["AuditResultDto"][];
        };
        AuditDto: {
            items: components["schemas"]["AuditEntryDto"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        SumDto: {
            schools: number;
            amountSen: number;
        };
        AgeSumDto: {
            schools: number;
            amountSen: number;
            /** @enum {string} */
            age: "1-3" | "4-7" | "8-14" | "limited" | "locked";
        };
        FinanceFiguresDto: {
            /** @description Monthly recurring revenue: of each school within coverage that bought a plan, a month of it at the price it was billed */
            monthly: components["schemas"]["SumDto"];
            /** @description Twelve times the monthly */
            yearlySen: number;
            /** @description Full access though coverage is over; the amount is a further term of each */
            grace: components["schemas"]["SumDto"];
            /** @description Coverage ends within so many days; the greater hold the smaller */
            atRisk30: components["schemas"]["SumDto"];
            atRisk60: components["schemas"]["SumDto"];
            atRisk90: components["schemas"]["SumDto"];
            /** @description Coverage that a payment brought back this month; the amount is what was paid */
            recovered: components["schemas"]["SumDto"];
            /** @description What is owed by how long; all ages, in order */
            ages: components["schemas"]["AgeSumDto"][];
        };
        StaffMemberDto: {
            userId: string;
            email: string;
        };
        PaymentAttemptDto: {
            /** @enum {string} */
            kind: "payment-abandoned" | "payment-failed" | "payment-pending" | "payment-succeeded";
            /** @description e.g. billplz */
            provider: string;
            /** @description e.g. Maybank, where the provider told of an attempt that failed */
            bankName: string | null;
            /** @description What the bank said of it, where it said anything */
            bankMessage: string | null;
            at: string;
        };
        FinanceSchoolDto: {
            code: string;
            name: string;
            /** @enum {string} */
            level: "grace_period" | "limited" | "locked" | "none";
            /**
             * @description none: nothing is owed
             * @enum {string}
             */
            age: "1-3" | "4-7" | "8-14" | "limited" | "locked" | "none";
            /** @description E, the first instant without coverage; null of a school that never had any */
            expiresAt: string | null;
            graceEnd: string | null;
            /** @description Day of grace, counted from 1; null outside grace */
            graceDay: number | null;
            /** @description G, extensions counted in */
            graceDays: number;
            /** @description Of the next term; null if nothing was ever bought */
            planCode: string | null;
            planName: string | null;
            termMonths: number | null;
            monthlySen: number | null;
            /** @description A further term at today's price */
            dueSen: number | null;
            owner: components["schemas"]["StaffMemberDto"] | (never | null);
            lastAttempt: components["schemas"]["PaymentAttemptDto"] | (never | null);
            lastReminderAt: string | null;
            /** @description When one that was ordered outside office hours goes out */
            reminderPlannedFor: string | null;
            /** @description False: the school has no Admin Utama, so reminders reach nobody and nobody can pay */
            hasRecipient: boolean;
            note: string | null;
            /** @description YYYY-MM-DD */
            promisedFor: string | null;
            /** @description The promised day is over and nothing was paid */
            promiseBroken: boolean;
        };
        FinanceSchoolsDto: {
            schools: components["schemas"]["FinanceSchoolDto"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        FinanceNoteDto: {
            id: string;
            text: string;
            /** @description The day of a promise to pay, YYYY-MM-DD; null for a mere note */
            promisedFor: string | null;
            /** @description By e-mail */
            author: string;
            writtenAt: string;
        };
        OpenRefundDto: {
            amountSen: number;
            /** @description What the provider said when it last failed; null while it is being asked */
            failure: string | null;
        };
        FinancePaymentDto: {
            provider: string;
            paymentId: string;
            invoiceNumber: string;
            amountSen: number;
            paidAt: string;
            /** @description Given back so far */
            refundedSen: number;
            /**
             * @description At the bank: while it is open, what is kept is at stake
             * @enum {string}
             */
            dispute: "lost" | "none" | "opened" | "won";
            /** @description Paid, less what was given back or lost */
            keptSen: number;
            /** @description A refund the provider has not given yet; ordered again it is asked for again */
            openRefund: components["schemas"]["OpenRefundDto"] | (never | null);
            /**
             * @description Who gives money back: the provider through us, or somebody by other means, which we record
             * @enum {string}
             */
            refundsBy: "hand" | "provider";
            /**
             * @description How it came past every provider; null unless it did
             * @enum {string|null}
             */
            manualMethod: "bank-in" | "bank-transfer" | "cash-deposit" | "cheque" | "local-order" | null;
            /** @description Evidence of a payment by hand; null where there is none */
            evidenceId: string | null;
        };
        FinanceSchoolDetailDto: {
            school: components["schemas"]["FinanceSchoolDto"];
            /** @description Newest first */
            notes: components["schemas"]["FinanceNoteDto"][];
            /** @description Newest first */
            payments: components["schemas"]["FinancePaymentDto"][];
        };
        FinanceStaffDto: {
            staff: components["schemas"]["StaffMemberDto"][];
        };
        PaymentFlagDto: {
            provider: string;
            paymentId: string;
            /** @enum {string} */
            flag: "DISPUTE_LOST" | "INVOICE_PAID_TWICE" | "PAID_AFTER_END" | "PAYMENT_DISPUTED" | "REFUND_EXCEEDS_PAYMENT" | "UPGRADE_PAID_TOO_LATE";
            school: string;
            schoolName: string;
            invoiceNumber: string;
            amountSen: number;
            raisedAt: string;
        };
        PaymentFlagsDto: {
            /** @description Oldest first */
            flags: components["schemas"]["PaymentFlagDto"][];
        };
        ExtendDto: {
            days: number;
            /** @description The end of grace as whoever orders it sees it: the days count from there, and no second time from elsewhere */
            graceEnd?: string;
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
        };
        KeptEvidenceDto: {
            /** @description To be named with the payment */
            evidenceId: string;
        };
        FinanceEvidenceDto: {
            /** @description Opens for a minute */
            url: string;
        };
        RecordPaymentDto: {
            planCode: string;
            /** @enum {number} */
            termMonths: 1 | 12;
            /** @description The day on which the money was received, YYYY-MM-DD; not after today */
            paidOn: string;
            /** @enum {string} */
            method: "bank-in" | "bank-transfer" | "cash-deposit" | "cheque" | "local-order";
            /** @description e.g. the number of the cheque */
            reference: string;
            /** @description As the evidence shows it, typed by who looked: compared with the price, e.g. 15000 for RM 150.00 */
            amountSen: number;
            /** Format: uuid */
            evidenceId: string;
            /** @description Said where a payment of this method and reference stands already, and this is another */
            isAnother?: boolean;
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
        };
        CreditDto: {
            /** Format: uuid */
            invoiceId: string;
            amountSen: number;
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
        };
        RefundDto: {
            provider: string;
            paymentId: string;
            amountSen: number;
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
        };
        FinanceOrderDto: {
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
        };
        RemindDto: {
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
            /** @description Codes, e.g. aba1001 */
            schools: string[];
        };
        ReminderResultDto: {
            /** @description e.g. aba1001 */
            school: string;
            name: string;
            /**
             * @description Why the school was left out; null where it was reminded, or will be. NO_RECIPIENT: it has no Admin Utama
             * @enum {string|null}
             */
            skipped: "NOTHING_DUE" | "NO_RECIPIENT" | "PAYMENT_PENDING" | "REMINDED_LATELY" | "SUSPENDED" | null;
            /** @description When it will be reminded; null where that has been done, or will not be */
            plannedFor: string | null;
        };
        RemindedDto: {
            /** @description One for each school, in the order asked for */
            results: components["schemas"]["ReminderResultDto"][];
        };
        WriteNoteDto: {
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
            /** @description Makes it a promise to pay by that day, YYYY-MM-DD; from today to 90 days ahead */
            promisedFor?: string;
        };
        ChangeOwnerDto: {
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
            /**
             * Format: uuid
             * @description One of the finance staff, or null for nobody
             */
            ownerId: string | null;
        };
        ResolveFlagDto: {
            provider: string;
            paymentId: string;
            /** @enum {string} */
            flag: "DISPUTE_LOST" | "INVOICE_PAID_TWICE" | "PAID_AFTER_END" | "PAYMENT_DISPUTED" | "REFUND_EXCEEDS_PAYMENT" | "UPGRADE_PAID_TOO_LATE";
            /** @description What came of it, for the record */
            reason: string;
        };
        OpenIntervalDto: {
            /** @enum {string} */
            kind: "enforcement-off" | "suspension";
            from: string;
            /** @description null: until it is ended */
            until: string | null;
        };
        OpenIntervalsDto: {
            /** @description Those that run, and those to come */
            intervals: components["schemas"]["OpenIntervalDto"][];
        };
        IntervalOrderDto: {
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
            /** @description The first day, YYYY-MM-DD; at once where it is today or left out */
            firstDay?: string;
            /** @description The last day, YYYY-MM-DD; until it is ended where it is left out */
            lastDay?: string;
        };
        PolicyVersionDto: {
            id: string;
            /** @description null where it is for everybody, or for one school */
            planCode: string | null;
            graceDays: number;
            limitedDays: number;
            trialDays: number;
            trialTeacherLimit: number;
            effectiveFrom: string;
            actor: string;
            reason: string | null;
        };
        PolicyVersionsDto: {
            /** @description The one that takes effect last first */
            versions: components["schemas"]["PolicyVersionDto"][];
        };
        PolicyOrderDto: {
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
            /** @description Days of grace after coverage */
            graceDays: number;
            /** @description Days of limited access after grace */
            limitedDays: number;
            trialDays: number;
            /** @description Teachers of a school that has bought nothing yet */
            trialTeacherLimit: number;
            /** @description The day from whose beginning it holds, YYYY-MM-DD; tomorrow or later */
            effectiveFrom: string;
        };
        AgedWeekDto: {
            /** @description Monday, YYYY-MM-DD; null of everything before the first week */
            from: string | null;
            /** @description Sunday, YYYY-MM-DD */
            to: string;
            schools: number;
            /** @description A further term of each, by what the school has of it now */
            graceSen: number;
            limitedSen: number;
            lockedSen: number;
        };
        AgedWeeksDto: {
            /** @description Oldest first; together they are all that is owed */
            weeks: components["schemas"]["AgedWeekDto"][];
        };
        DunningStepDto: {
            /** @enum {string} */
            step: "ended" | "paid" | "reminded" | "tried";
            schools: number;
        };
        DunningDto: {
            /** @description Of the schools whose coverage ended within 90 days; each step holds those after it */
            steps: components["schemas"]["DunningStepDto"][];
        };
        FailureReasonDto: {
            /** @description e.g. billplz */
            provider: string;
            /** @description e.g. Maybank; none where the provider did not name it */
            bank: string;
            /** @description In the bank's words; none where it said nothing */
            reason: string;
            payments: number;
            schools: number;
        };
        FailuresDto: {
            /** @description Of payments that failed within 90 days, the most frequent first */
            failures: components["schemas"]["FailureReasonDto"][];
        };
        SharedPolicyOrderDto: {
            /**
             * Format: uuid
             * @description Chosen by the client: ordered again it is the same order, and done once
             */
            id: string;
            /** @description Why, for the record */
            reason: string;
            /** @description Days of grace after coverage */
            graceDays: number;
            /** @description Days of limited access after grace */
            limitedDays: number;
            trialDays: number;
            /** @description Teachers of a school that has bought nothing yet */
            trialTeacherLimit: number;
            /** @description The day from whose beginning it holds, YYYY-MM-DD; tomorrow or later */
            effectiveFrom: string;
            /** @description e.g. t60; null: for everybody */
            planCode: string | null;
        };
        ListedPupilDto: {
            id: string;
            name: string;
            /** @enum {string} */
            sex: "F" | "M";
            /** @description The school's own number, each once in it */
            registerNumber: string | null;
            /** @description Of the number of identity: the last two in lists, the last four on the card of who edits it; null without one */
            numberEnding: string | null;
            /** @description The last day at the school, YYYY-MM-DD */
            leftOn: string | null;
            /** @description null: in no class of the session on the day */
            classId: string | null;
            groupIds: string[];
        };
        PupilsDto: {
            items: components["schemas"]["ListedPupilDto"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        FindPupilDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            identityNumber: string;
        };
        FoundPupilDto: {
            /** @description null where no pupil of the school has the number */
            pupil: components["schemas"]["ListedPupilDto"] | (never | null);
        };
        PupilDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            name: string;
            /** @enum {string} */
            sex: "F" | "M";
            /** @description The school's own number, each once in it */
            registerNumber: string | null;
            /** @description YYYY-MM-DD */
            birthDate: string | null;
            /** @description Of the number of identity: the last two in lists, the last four on the card of who edits it; null without one */
            numberEnding: string | null;
            /** @description The last day at the school, YYYY-MM-DD */
            leftOn: string | null;
        };
        PlacingDto: {
            /** Format: uuid */
            academicYearId: string;
            /**
             * Format: uuid
             * @description null: into no class
             */
            classId: string | null;
            /** @description Groups of the class */
            groupIds: string[];
            /** @description The first day there, within the session, YYYY-MM-DD */
            day: string;
        };
        NewPupilDto: {
            /** @description Said of a pupil whose name and sex another one has */
            isSomebodyElse?: boolean;
            /** @description Left out, the pupil is in no class yet */
            placing?: components["schemas"]["PlacingDto"];
            /** @description e.g. aba1001 */
            schoolCode?: string;
            name: string;
            /** @enum {string} */
            sex: "F" | "M";
            /** @description The school's own number, each once in it */
            registerNumber: string | null;
            /** @description YYYY-MM-DD */
            birthDate: string | null;
            /** @description MyKid, MyKad or passport. Left out, what is kept stays; null takes it away. No reply tells it */
            identityNumber?: string | null;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedPupilDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            name: string;
            /** @enum {string} */
            sex: "F" | "M";
            /** @description The school's own number, each once in it */
            registerNumber: string | null;
            /** @description YYYY-MM-DD */
            birthDate: string | null;
            /** @description MyKid, MyKad or passport. Left out, what is kept stays; null takes it away. No reply tells it */
            identityNumber?: string | null;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        LeavingDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The last day at the school, YYYY-MM-DD */
            leftOn: string;
        };
        PupilsInPlaceDto: {
            /** @description Of a class or a teaching set */
            id: string;
            /** @description On the day of the session: today, or its first where it has not begun */
            pupils: number;
        };
        PupilCountsDto: {
            /** @description Each once, in however many classes and sets */
            pupils: number;
            /** @description Of these, who is in no class; null for who does not keep pupils */
            unplaced: number | null;
            /** @description Of these, whom the caller teaches */
            taught: number;
            /** @description Where there is nobody, the class is not named */
            classes: components["schemas"]["PupilsInPlaceDto"][];
            /** @description Where there is nobody, the set is not named */
            teachingSets: components["schemas"]["PupilsInPlaceDto"][];
        };
        GuardianDto: {
            name: string;
            /** @enum {string} */
            relation: "father" | "guardian" | "mother";
            phone: string | null;
            /** Format: email */
            email: string | null;
        };
        GuardiansDto: {
            /** @description Whom to call first stands first */
            guardians: components["schemas"]["GuardianDto"][];
        };
        ChangeGuardiansDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Whom to call first stands first */
            guardians: components["schemas"]["GuardianDto"][];
        };
        StayDto: {
            academicYearId: string;
            classId: string;
            /** @description YYYY-MM-DD */
            fromDay: string;
            /** @description The last day, YYYY-MM-DD; null until further notice */
            toDay: string | null;
        };
        GroupStayDto: {
            academicYearId: string;
            classId: string;
            /** @description YYYY-MM-DD */
            fromDay: string;
            /** @description The last day, YYYY-MM-DD; null until further notice */
            toDay: string | null;
            groupId: string;
        };
        PupilHistoryDto: {
            /** @description By the first day */
            classes: components["schemas"]["StayDto"][];
            /** @description By the first day */
            groups: components["schemas"]["GroupStayDto"][];
        };
        PlacePupilDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            placing: components["schemas"]["PlacingDto"];
        };
        ConsentsOfListedDto: {
            pupilId: string;
            /** @enum {string} */
            contact: "given" | "none" | "withdrawn";
            /** @enum {string} */
            photo: "given" | "none" | "withdrawn";
            /** @enum {string} */
            publication: "given" | "none" | "withdrawn";
        };
        ConsentsOfClassDto: {
            items: components["schemas"]["ConsentsOfListedDto"][];
        };
        ConsentStandingDto: {
            /** @enum {string} */
            kind: "contact" | "photo" | "publication";
            /** @enum {string} */
            state: "given" | "none" | "withdrawn";
            /** @description Which consent a withdrawal takes back; null where none stands */
            consentId: string | null;
            /** @description YYYY-MM-DD; null where none stands */
            givenOn: string | null;
            /** @description What a withdrawal would switch off now */
            switchesOff: "photo"[];
        };
        ConsentStandingsDto: {
            /** @description Each kind once */
            standings: components["schemas"]["ConsentStandingDto"][];
        };
        ConsentDto: {
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
            enteredAt: string;
            /** @description Who entered it */
            enteredBy: string;
            /** @description null while it stands */
            withdrawnAt: string | null;
            /** @description Who entered the withdrawal */
            withdrawnBy: string | null;
            /** @description Who took it back */
            withdrawalGuardian: string | null;
            withdrawalReason: string | null;
            /** @enum {string} */
            kind: "contact" | "photo" | "publication";
            /** @description Who gave it */
            guardianName: string;
            /** @enum {string} */
            way: "form" | "in_person" | "message";
            /** @description YYYY-MM-DD, today at the latest */
            givenOn: string;
        };
        ConsentHistoryDto: {
            /** @description Newest first */
            consents: components["schemas"]["ConsentDto"][];
        };
        NewConsentDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @enum {string} */
            kind: "contact" | "photo" | "publication";
            /** @description Who gave it */
            guardianName: string;
            /** @enum {string} */
            way: "form" | "in_person" | "message";
            /** @description YYYY-MM-DD, today at the latest */
            givenOn: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        WithdrawConsentDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** Format: uuid */
            consentId: string;
            /** @description Who takes it back */
            guardianName: string;
            /** @description null where none was told: nobody has to give one */
            reason: string | null;
        };
        PupilPhotoDto: {
            /** @description Shows the photo for 5 minutes; null where there is none */
            url: string | null;
        };
        AccessLineDto: {
            id: string;
            at: string;
            /** @description Who did it */
            actorId: string;
            pupilId: string;
            /** @description null once the pupil is erased */
            pupilName: string | null;
            /** @enum {string} */
            act: "archive_taken" | "consents_opened" | "erased" | "guardians_opened";
        };
        AccessLogDto: {
            /** @description Newest first */
            items: components["schemas"]["AccessLineDto"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        ErasePupilDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The name of the pupil, as it is kept: nothing brings back what is erased */
            name: string;
        };
        ErasedRowsDto: {
            /** @description The kind of rows */
            table: string;
            /** @description What in them named the pupil */
            column: string;
            /** @enum {string} */
            act: "blank" | "keep" | "remove";
            rows: number;
            /** @description Why what is kept is kept */
            because: string | null;
        };
        ErasureCertificateDto: {
            /** @description A number that leads to nobody now */
            pupilId: string;
            erasedAt: string;
            /** @description What was found, and what became of it */
            lines: components["schemas"]["ErasedRowsDto"][];
            /** @description The day on which the last backup that holds the pupil is gone, YYYY-MM-DD */
            backupsGoneOn: string;
        };
        LeaversCountDto: {
            pupils: number;
        };
        EraseLeaversDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Whose last day is before this one, YYYY-MM-DD: a year ago at the latest */
            before: string;
            /** @description The code of the school: nothing brings back what is erased */
            confirmation: string;
        };
        ErasedLeaversDto: {
            /** @description How many pupils */
            erased: number;
            /** @description How many more left before the day: they are erased by asking again */
            left: number;
            erasedAt: string;
            /** @description What was found of all of them, and what became of it */
            lines: components["schemas"]["ErasedRowsDto"][];
            /** @description The day on which the last backup that holds them is gone, YYYY-MM-DD */
            backupsGoneOn: string;
        };
        PrintedListDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @enum {string} */
            kind: "consents_printed" | "names_printed" | "signatures_printed";
            /** @description Words that names begin with, in any order */
            search?: string;
            /**
             * Format: uuid
             * @description The session whose classes are told, on today or the nearest day of it; the current one unless said
             */
            academicYearId?: string;
            /** Format: uuid */
            classId?: string;
            /** Format: uuid */
            groupId?: string;
            /** Format: uuid */
            teachingSetId?: string;
            /**
             * @description Who is at the school, unless told otherwise; unplaced: in no class of the session
             * @enum {string}
             */
            state?: "left" | "present" | "unplaced";
        };
        ListLineDto: {
            id: string;
            at: string;
            /** @description Who took it */
            actorId: string;
            /** @enum {string} */
            kind: "all_taken" | "consents_printed" | "names_printed" | "signatures_printed" | "table_taken";
            /**
             * @description null of what is no table
             * @enum {string|null}
             */
            format: "csv" | "xlsx" | null;
            /** @description The classes and groups, as they were called then; null: the whole school, as far as the person sees it */
            place: string | null;
            /**
             * @description null: all who are or were at the school
             * @enum {string|null}
             */
            state: "left" | "present" | "unplaced" | null;
            /** @description How many pupils */
            rows: number;
            /** @description Whether it told who is in which group */
            hasGroups: boolean;
            /** @description Whether it told numbers of identity whole */
            hasNumbers: boolean;
            /** @description Whether it named guardians */
            hasGuardians: boolean;
        };
        ListLogDto: {
            /** @description Newest first */
            items: components["schemas"]["ListLineDto"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        TableTemplateDto: {
            id: string;
            fileName: string;
            /** @description The sheet that is filled in */
            sheet: string;
            /** @description The heads of the columns that are filled in, as the form has them */
            filled: string[];
            /** @description The heads of those that stay empty */
            left: string[];
            /** @description Whether it has columns for guardians */
            hasGuardians: boolean;
            addedAt: string;
        };
        TableTemplatesDto: {
            /** @description By name */
            items: components["schemas"]["TableTemplateDto"][];
        };
        RoomDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /** @description e.g. Makmal Sains 1; each once in a school */
            name: string;
            /** @description People; null where the school has not said */
            capacity: number | null;
        };
        RoomsDto: {
            /** @description By name */
            items: components["schemas"]["RoomDto"][];
        };
        NewRoomDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description e.g. Makmal Sains 1; each once in a school */
            name: string;
            /** @description People; null where the school has not said */
            capacity: number | null;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedRoomDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description e.g. Makmal Sains 1; each once in a school */
            name: string;
            /** @description People; null where the school has not said */
            capacity: number | null;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        HeldTimetableDto: {
            /** @description YYYY-MM-DD, until the next one begins; null for a draft */
            lastDay: string | null;
            /** @description The first day on which it holds, YYYY-MM-DD; null for a draft */
            startsOn: string | null;
            publishedAt: string | null;
            /** @description Why it began on a day that was over */
            backdatingReason: string | null;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description A timetable stays in its academic year
             */
            academicYearId: string;
            /** @description e.g. Jadual mulai Julai; each once in a year */
            name: string;
        };
        TimetablesDto: {
            /** @description By their first day, then drafts as they were made */
            items: components["schemas"]["HeldTimetableDto"][];
        };
        NewTimetableDto: {
            /**
             * Format: uuid
             * @description Another timetable of the year, whose lessons the draft begins with
             */
            copyOf?: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A timetable stays in its academic year
             */
            academicYearId: string;
            /** @description e.g. Jadual mulai Julai; each once in a year */
            name: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        TimetableDto: {
            /** @description The first day on which it holds, YYYY-MM-DD; null for a draft */
            startsOn: string | null;
            publishedAt: string | null;
            /** @description Why it began on a day that was over */
            backdatingReason: string | null;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description A timetable stays in its academic year
             */
            academicYearId: string;
            /** @description e.g. Jadual mulai Julai; each once in a year */
            name: string;
        };
        ChangedTimetableDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A timetable stays in its academic year
             */
            academicYearId: string;
            /** @description e.g. Jadual mulai Julai; each once in a year */
            name: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        PromisePlaceDto: {
            /** @description YYYY-MM-DD */
            day: string;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
        };
        AnsweredPromiseDto: {
            /** @description As a refusal names it */
            kind: string;
            /**
             * Format: uuid
             * @description As a refusal names it
             */
            id: string;
            /**
             * @description One of those that the refusal allows: it stands beside the lesson, goes to another time, or is given up
             * @enum {string}
             */
            answer: "keep" | "move" | "release";
            /** @description Where it goes; of a move alone */
            place?: components["schemas"]["PromisePlaceDto"];
        };
        PublicationDto: {
            /** @description The first day on which it holds, YYYY-MM-DD: tomorrow at the earliest, but for administrators */
            startsOn: string;
            /** @description Why an administrator lets it begin on a day that is over, else null */
            reason: string | null;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
            promises?: components["schemas"]["AnsweredPromiseDto"][];
        };
        WithdrawalDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
            promises?: components["schemas"]["AnsweredPromiseDto"][];
        };
        LessonDto: {
            /** @description Under which it may stand beside others at one time */
            overrideId: string | null;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /** @description Sunday is 0 */
            weekday: number;
            /**
             * @description Of a fortnight; null for every week
             * @enum {number|null}
             */
            cycleWeek: 1 | 2 | null;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            /**
             * Format: uuid
             * @description A room of the school
             */
            roomId: string | null;
            /**
             * Format: uuid
             * @description A lesson stays in its timetable
             */
            timetableId: string;
            /** @enum {string} */
            kind: "assembly" | "cocurriculum" | "lesson" | "meeting" | "other" | "supervision";
            /**
             * Format: uuid
             * @description Of a lesson, null for everything else
             */
            teachingSetId: string | null;
            /** @description Of what is no lesson, e.g. Perhimpunan; null for a lesson, which is called by its set */
            title: string | null;
            /** @description Members of the school */
            teacherIds: string[];
            /** @description Whole classes, of what is no lesson; a lesson has those of its set */
            classIds: string[];
            /** @description Whether it stays where it is when what is missing is proposed */
            isPinned: boolean;
        };
        SetPartOfDto: {
            classId: string;
            /** @description Null: the whole class */
            groupId: string | null;
        };
        TimetableSetDto: {
            id: string;
            /** @description To whom it is taught */
            name: string;
            subjectName: string;
            subjectCode: string;
            parts: components["schemas"]["SetPartOfDto"][];
            /** @description Who leads it today */
            leadIds: string[];
            /**
             * @description Of its subject: whoever is taught it is known to be of it, or not to be
             * @enum {string|null}
             */
            religion: "islam" | "moral" | null;
            /** @description Null: the school has not said */
            periodsAWeek: number | null;
        };
        OverrideDto: {
            id: string;
            reason: string;
            madeBy: string;
            madeAt: string;
        };
        LessonsDto: {
            /** @description As the week has them */
            items: components["schemas"]["LessonDto"][];
            /** @description All of the academic year */
            sets: components["schemas"]["TimetableSetDto"][];
            overrides: components["schemas"]["OverrideDto"][];
        };
        MovedLessonDto: {
            /** Format: uuid */
            id: string;
            /** @description Sunday is 0 */
            weekday: number;
            /**
             * @description Of a fortnight; null for every week
             * @enum {number|null}
             */
            cycleWeek: 1 | 2 | null;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            /**
             * Format: uuid
             * @description A room of the school
             */
            roomId: string | null;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        MovesDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description All of them or none, each if it is still the version that was read: two lessons change places so */
            moves: components["schemas"]["MovedLessonDto"][];
        };
        MovedLessonsDto: {
            /** @description In the order in which they were sent */
            items: components["schemas"]["LessonDto"][];
        };
        AddedLessonDto: {
            /** Format: uuid */
            teachingSetId: string;
            /** @description Members of the school */
            teacherIds: string[];
            /** @description Sunday is 0 */
            weekday: number;
            /**
             * @description Of a fortnight; null for every week
             * @enum {number|null}
             */
            cycleWeek: 1 | 2 | null;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            /**
             * Format: uuid
             * @description A room of the school
             */
            roomId: string | null;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        RemovedLessonDto: {
            /** Format: uuid */
            id: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        ArrangementDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            added: components["schemas"]["AddedLessonDto"][];
            /** @description Each if it is still the version that was read */
            moves: components["schemas"]["MovedLessonDto"][];
            /** @description Each if it is still the version that was read */
            removed: components["schemas"]["RemovedLessonDto"][];
        };
        NewOverrideDto: {
            reason: string;
            /** @description Of the timetable: those that may stand at one time */
            lessonIds: string[];
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        NewLessonDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Sunday is 0 */
            weekday: number;
            /**
             * @description Of a fortnight; null for every week
             * @enum {number|null}
             */
            cycleWeek: 1 | 2 | null;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            /**
             * Format: uuid
             * @description A room of the school
             */
            roomId: string | null;
            /**
             * Format: uuid
             * @description A lesson stays in its timetable
             */
            timetableId: string;
            /** @enum {string} */
            kind: "assembly" | "cocurriculum" | "lesson" | "meeting" | "other" | "supervision";
            /**
             * Format: uuid
             * @description Of a lesson, null for everything else
             */
            teachingSetId: string | null;
            /** @description Of what is no lesson, e.g. Perhimpunan; null for a lesson, which is called by its set */
            title: string | null;
            /** @description Members of the school */
            teacherIds: string[];
            /** @description Whole classes, of what is no lesson; a lesson has those of its set */
            classIds: string[];
            /** @description Whether it stays where it is when what is missing is proposed */
            isPinned: boolean;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedLessonDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Sunday is 0 */
            weekday: number;
            /**
             * @description Of a fortnight; null for every week
             * @enum {number|null}
             */
            cycleWeek: 1 | 2 | null;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            /**
             * Format: uuid
             * @description A room of the school
             */
            roomId: string | null;
            /**
             * Format: uuid
             * @description A lesson stays in its timetable
             */
            timetableId: string;
            /** @enum {string} */
            kind: "assembly" | "cocurriculum" | "lesson" | "meeting" | "other" | "supervision";
            /**
             * Format: uuid
             * @description Of a lesson, null for everything else
             */
            teachingSetId: string | null;
            /** @description Of what is no lesson, e.g. Perhimpunan; null for a lesson, which is called by its set */
            title: string | null;
            /** @description Members of the school */
            teacherIds: string[];
            /** @description Whole classes, of what is no lesson; a lesson has those of its set */
            classIds: string[];
            /** @description Whether it stays where it is when what is missing is proposed */
            isPinned: boolean;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        FilePeriodDto: {
            /** @description By which cards name it */
            number: number;
            name: string;
            /** @description Minutes since midnight; null where the file says no time */
            from: number | null;
            to: number | null;
        };
        FilePlaceDto: {
            /** @description From 1 */
            number: number;
            name: string | null;
        };
        FileNameDto: {
            /** @description The file's own; the next file has others */
            id: string;
            name: string;
            short: string;
        };
        FileClassDto: {
            /** @description The file's own; the next file has others */
            id: string;
            name: string;
            short: string;
            teacherId: string | null;
        };
        FileGroupDto: {
            id: string;
            classId: string;
            name: string;
            isEntireClass: boolean;
            /** @description Groups of one may be taught at one time */
            division: string;
        };
        FileLessonDto: {
            id: string;
            subjectId: string | null;
            classIds: string[];
            groupIds: string[];
            teacherIds: string[];
            periodsPerCard: number;
            periodsPerWeek: number | null;
        };
        FileNamesDto: {
            periods: components["schemas"]["FilePeriodDto"][];
            days: components["schemas"]["FilePlaceDto"][];
            weeks: components["schemas"]["FilePlaceDto"][];
            terms: components["schemas"]["FilePlaceDto"][];
            subjects: components["schemas"]["FileNameDto"][];
            teachers: components["schemas"]["FileNameDto"][];
            rooms: components["schemas"]["FileNameDto"][];
            classes: components["schemas"]["FileClassDto"][];
            groups: components["schemas"]["FileGroupDto"][];
            lessons: components["schemas"]["FileLessonDto"][];
        };
        FileSlotDto: {
            lessonId: string;
            day: number;
            weeks: number[];
            terms: number[];
            /** @description By number, adjacent */
            periods: number[];
            /** @description Minutes since midnight */
            from: number | null;
            to: number | null;
            roomIds: string[];
            /** @description By their places in the file, from 0 */
            cards: number[];
        };
        LeftCardDto: {
            card: number;
            /** @enum {string} */
            outcome: "outside_grid" | "repeated" | "without_lesson" | "without_time";
            lessonId: string;
            period: number | null;
            days: number[];
        };
        UnmetLessonDto: {
            lessonId: string;
            placed: number;
            stated: number;
        };
        PeriodOverlapDto: {
            first: number;
            second: number;
        };
        RememberedMatchDto: {
            /** @enum {string} */
            kind: "class" | "group" | "room" | "subject" | "teacher";
            key: string;
            /** @description An id of the school, or a word such as none */
            choice: string;
        };
        TimetableFileDto: {
            names: components["schemas"]["FileNamesDto"];
            /** @description Where its lessons stand */
            slots: components["schemas"]["FileSlotDto"][];
            cardCount: number;
            /** @description Those that are in no slot, and why */
            leftCards: components["schemas"]["LeftCardDto"][];
            /**
             * @description Whether a card is one period, or its lesson's whole block
             * @enum {string}
             */
            reading: "block" | "one_period";
            /** @description Lessons of which other than the stated number of periods is placed */
            unmet: components["schemas"]["UnmetLessonDto"][];
            withoutCards: string[];
            withoutTeacher: string[];
            withoutRoom: string[];
            /** @description Rooms that stand nowhere in the file */
            unknownRooms: string[];
            overlappingPeriods: components["schemas"]["PeriodOverlapDto"][];
            /** @description What the school chose for such names before */
            remembered: components["schemas"]["RememberedMatchDto"][];
            /** @description Who of the school may be given a teaching set */
            teacherIds: string[];
        };
        ImportedRoomDto: {
            name: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ImportedSetDto: {
            /** Format: uuid */
            subjectId: string;
            /** @description Null: the file does not say */
            periodsAWeek: number | null;
            parts: components["schemas"]["SetPartDto"][];
            /** @description Teachers of the school */
            teacherIds: string[];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ImportedLessonDto: {
            /** @description Sunday is 0 */
            weekday: number;
            /**
             * @description Of a fortnight; null for every week
             * @enum {number|null}
             */
            cycleWeek: 1 | 2 | null;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            /**
             * Format: uuid
             * @description A room of the school
             */
            roomId: string | null;
            /** @enum {string} */
            kind: "assembly" | "cocurriculum" | "lesson" | "meeting" | "other" | "supervision";
            /**
             * Format: uuid
             * @description Of a lesson, null for everything else
             */
            teachingSetId: string | null;
            /** @description Of what is no lesson, e.g. Perhimpunan; null for a lesson, which is called by its set */
            title: string | null;
            /** @description Members of the school */
            teacherIds: string[];
            /** @description Whole classes, of what is no lesson; a lesson has those of its set */
            classIds: string[];
            /** @description Whether it stays where it is when what is missing is proposed */
            isPinned: boolean;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ImportedOverrideDto: {
            reason: string;
            /** @description Of this import; a lesson stands under one override */
            lessonIds: string[];
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChosenMatchDto: {
            /** @enum {string} */
            kind: "class" | "group" | "room" | "subject" | "teacher";
            /** @description The short and the name, folded, as the rules make it */
            key: string;
            /** @description An id of the school, or a word such as none */
            choice: string;
        };
        NewTimetableImportDto: {
            /** Format: uuid */
            academicYearId: string;
            /** @description Of the draft; each once in a year */
            name: string;
            /** @description From when on the new sets are taught, YYYY-MM-DD */
            setsFrom: string;
            rooms: components["schemas"]["ImportedRoomDto"][];
            /** @description Those that are missing */
            teachingSets: components["schemas"]["ImportedSetDto"][];
            lessons: components["schemas"]["ImportedLessonDto"][];
            overrides: components["schemas"]["ImportedOverrideDto"][];
            /** @description Remembered for the next file */
            matches: components["schemas"]["ChosenMatchDto"][];
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        PersonalLessonDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * Format: uuid
             * @description A lesson stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description Null: what is taught is told in words alone
             */
            teachingSetId: string | null;
            /** @description e.g. 4 Bestari */
            className: string;
            subject: string;
            /** @description Sunday is 0 */
            weekday: number;
            /**
             * @description Of a fortnight; null for every week
             * @enum {number|null}
             */
            cycleWeek: 1 | 2 | null;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            room: string;
        };
        AdoptionLineDto: {
            className: string;
            subject: string;
            /** @description Null: told in words alone */
            teachingSetId: string | null;
            /** @description How many lessons of the caller's own week are of it */
            lessons: number;
            /** @description How many of these the school has at their time */
            sameTime: number;
            /** @description Of the school's timetable; null where nothing is like it */
            matchedSetId: string | null;
        };
        AdoptionDto: {
            timetableId: string;
            /** @description From when on the school's timetable is the caller's week, YYYY-MM-DD */
            startsOn: string;
            lines: components["schemas"]["AdoptionLineDto"][];
            /** @description What the school's timetable has for the caller, as `sets` tells them */
            taughtSetIds: string[];
        };
        PersonalTimetableDto: {
            /** @description As the week has them */
            lessons: components["schemas"]["PersonalLessonDto"][];
            /** @description All of the academic year */
            sets: components["schemas"]["TimetableSetDto"][];
            /** @description The first day from which a published timetable has lessons of the caller, YYYY-MM-DD; null where none has */
            coveredFrom: string | null;
            /** @description Once the school has published a timetable with lessons of the caller, until they have gone over to it */
            adoption: components["schemas"]["AdoptionDto"] | (never | null);
        };
        MatchedWordsDto: {
            className: string;
            subject: string;
            /**
             * Format: uuid
             * @description Of those that the timetable has for the caller
             */
            teachingSetId: string;
        };
        NewAdoptionDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** Format: uuid */
            timetableId: string;
            /** @description Which set what was told in words means; what is left out stays in words */
            matches: components["schemas"]["MatchedWordsDto"][];
        };
        NewPersonalLessonDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A lesson stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description Null: what is taught is told in words alone
             */
            teachingSetId: string | null;
            /** @description e.g. 4 Bestari */
            className: string;
            subject: string;
            /** @description Sunday is 0 */
            weekday: number;
            /**
             * @description Of a fortnight; null for every week
             * @enum {number|null}
             */
            cycleWeek: 1 | 2 | null;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            room: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedPersonalLessonDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description A lesson stays in its academic year
             */
            academicYearId: string;
            /**
             * Format: uuid
             * @description Null: what is taught is told in words alone
             */
            teachingSetId: string | null;
            /** @description e.g. 4 Bestari */
            className: string;
            subject: string;
            /** @description Sunday is 0 */
            weekday: number;
            /**
             * @description Of a fortnight; null for every week
             * @enum {number|null}
             */
            cycleWeek: 1 | 2 | null;
            /** @description HH:MM */
            from: string;
            /** @description HH:MM, not included */
            to: string;
            room: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        ShownPlanDto: {
            /** @description Whether the caller changes it */
            mayEdit: boolean;
            academicYearId: string;
            subjectId: string;
            gradeLevel: string;
            /** @description Whose own it is; null for the school's */
            authorId: string | null;
            /** @description The plan it began as a copy of */
            copiedFrom: string | null;
            /** @description When its author proposed it to those who keep the school's; null for not */
            proposedAt: string | null;
            proposalNote: string;
            /**
             * @description What they answered; null while they have not
             * @enum {string|null}
             */
            answer: "accepted" | "declined" | "partly" | null;
            answerNote: string;
            answeredAt: string | null;
            rowCount: number;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
        };
        YearlyPlansDto: {
            /** @description In the order in which they were made */
            items: components["schemas"]["ShownPlanDto"][];
            /** @description Subjects whose school plans the caller keeps, begun or not */
            keptSubjectIds: string[];
        };
        NewYearlyPlanDto: {
            /** Format: uuid */
            academicYearId: string;
            /** Format: uuid */
            subjectId: string;
            /**
             * @description At which the subject is taught
             * @enum {string}
             */
            gradeLevel: "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6";
            /** @description For the caller alone; else it is the school's */
            isOwn: boolean;
            /**
             * Format: uuid
             * @description The yearly plan whose rows it begins with, of this session or another; null for none
             */
            startFrom: string | null;
            /** @description Begins with the standards of the school's curriculum, evenly over the weeks */
            fromCurriculum: boolean;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        YearlyPlanDto: {
            academicYearId: string;
            subjectId: string;
            gradeLevel: string;
            /** @description Whose own it is; null for the school's */
            authorId: string | null;
            /** @description The plan it began as a copy of */
            copiedFrom: string | null;
            /** @description When its author proposed it to those who keep the school's; null for not */
            proposedAt: string | null;
            proposalNote: string;
            /**
             * @description What they answered; null while they have not
             * @enum {string|null}
             */
            answer: "accepted" | "declined" | "partly" | null;
            answerNote: string;
            answeredAt: string | null;
            rowCount: number;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
        };
        ProposalDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description To those who keep the school's plan */
            note: string;
        };
        ProposalAnswerDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @enum {string} */
            answer: "accepted" | "declined" | "partly";
            /** @description To the author; says why a proposal was declined */
            note: string;
        };
        PlanRowDto: {
            /** @description The row of another plan of which it is a copy */
            originId: string | null;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /** @description Which week of teaching of the session, from 1; weeks of holidays are not counted */
            week: number;
            /** @description Orders the rows of a week */
            rank: number;
            /**
             * Format: uuid
             * @description A row stays in its plan
             */
            planId: string;
            theme: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description BBM */
            resources: string;
            notes: string;
        };
        PlanRowsDto: {
            /** @description In the order in which they are taught */
            items: components["schemas"]["PlanRowDto"][];
        };
        NewPlanRowDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Which week of teaching of the session, from 1; weeks of holidays are not counted */
            week: number;
            /** @description Orders the rows of a week */
            rank: number;
            /**
             * Format: uuid
             * @description A row stays in its plan
             */
            planId: string;
            theme: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description BBM */
            resources: string;
            notes: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedPlanRowDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Which week of teaching of the session, from 1; weeks of holidays are not counted */
            week: number;
            /** @description Orders the rows of a week */
            rank: number;
            /**
             * Format: uuid
             * @description A row stays in its plan
             */
            planId: string;
            theme: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description BBM */
            resources: string;
            notes: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        RowMoveDto: {
            /** Format: uuid */
            id: string;
            /** @description The version that was read */
            version: number;
            /** @description Which week of teaching of the session, from 1; weeks of holidays are not counted */
            week: number;
            /** @description Orders the rows of a week */
            rank: number;
        };
        RowMovesDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            moves: components["schemas"]["RowMoveDto"][];
        };
        TakenDifferenceDto: {
            /** @description `add:` a row of the other plan, `change:` one of it and one of this, `remove:` a row of this one */
            key: string;
            /** @description Of the other plan's row, as it was compared; null where it has none */
            fromVersion: number | null;
            /** @description Of this plan's row */
            toVersion: number | null;
        };
        TakeOverDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description The other plan, of the same subject
             */
            from: string;
            differences: components["schemas"]["TakenDifferenceDto"][];
        };
        TaughtStandardDto: {
            teachingSetId: string;
            /** @description Its code, or its words in lower case where it has none */
            standard: string;
            /** @description YYYY-MM-DD */
            taughtOn: string;
        };
        TaughtStandardsDto: {
            items: components["schemas"]["TaughtStandardDto"][];
        };
        MarksDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description One that the caller teaches
             */
            teachingSetId: string;
            /** @description Learning standards as rows of the plan have them */
            standards: string[];
            /** @description YYYY-MM-DD, not after today; null where they were not taught after all */
            taughtOn: string | null;
        };
        SamplesDto: {
            /** @description How many samples the caller has that nobody edited */
            samples: number;
        };
        PlanMatchDto: {
            className: string;
            subject: string;
            teachingSetId: string;
            /** @description e.g. 4 Bestari */
            setName: string;
            /** @description e.g. Bahasa Melayu */
            subjectName: string;
            /** @description How many plans would be joined */
            plans: number;
        };
        PlanMatchesDto: {
            /** @description Those with the most plans first */
            items: components["schemas"]["PlanMatchDto"][];
        };
        WordsOfSetDto: {
            className: string;
            subject: string;
            /**
             * Format: uuid
             * @description A set that the caller teaches or has taught
             */
            teachingSetId: string;
        };
        JoinPlansDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            matches: components["schemas"]["WordsOfSetDto"][];
        };
        JoinedPlansDto: {
            /** @description What an undoing takes */
            planIds: string[];
        };
        PartPlansDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            planIds: string[];
        };
        SchoolDayDto: {
            /** @description YYYY-MM-DD */
            date: string;
            /** @description Whether school is held */
            isHeld: boolean;
            /** @description What the day is otherwise than its weekday says */
            names: string[];
        };
        ProposedLessonDto: {
            topic: string;
            learningStandards: string[];
        };
        WeekLessonDto: {
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            /** @description The teaching set to which the author has joined it; null for none */
            teachingSetId: string | null;
            room: string;
            /** @description The same for lessons of one subject and level, which may be planned alike; null where nobody can say */
            course: string | null;
            /**
             * @description own: to be planned by the caller; away: the caller is; colleague: planned by one who teaches it too; stopped: by the school
             * @enum {string}
             */
            standing: "away" | "colleague" | "own" | "stopped";
            /** @description What stopped it, or who plans it */
            note: string;
            /** @description Of the plan that stands for it */
            planId: string | null;
            /** @description Of a plan of it that the caller has deleted; nothing else is made in its place */
            deletedPlanId: string | null;
            proposed: components["schemas"]["ProposedLessonDto"] | (never | null);
            /** @description Null where none could say what comes */
            hasYearlyPlan: boolean | null;
            /** @description Its plan is about what the yearly plan has only later */
            isAhead: boolean;
        };
        ReliefLessonDto: {
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            awayName: string;
        };
        LessonPlanDto: {
            /** @description Objective, activities and reflection are written */
            isComplete: boolean;
            /** @description Loaded to look at and not edited since */
            isSample: boolean;
            /** @description The teaching set to which the author has joined it; null for none */
            teachingSetId: string | null;
            /** @description Made for the author, who has not looked at it yet */
            isUnseen: boolean;
            /** @description How many links and files it has */
            attachments: number;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description Kriteria kejayaan */
            successCriteria: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            activities: string;
            reflection: string;
            /** @description PAK-21 */
            pedagogy: string;
            /** @description KBAT */
            thinking: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description Nilai murni */
            moralValues: string;
            /** @description BBM, ABM */
            resources: string;
            /** @description Pentaksiran */
            assessment: string;
            /** @description TP sasaran, null for none */
            targetLevel: number | null;
            /** @description Pengayaan */
            enrichment: string;
            /** @description Pemulihan */
            remediation: string;
        };
        NotedLessonDto: {
            id: string;
            /**
             * @description Terlaksana, Ditangguhkan, Diganti
             * @enum {string}
             */
            status: "postponed" | "replaced" | "taught";
            /** @description Why it was postponed or replaced; empty where it was taught */
            reason: string;
            /** @description Pupils who were there; null where nobody counted */
            present: number | null;
            /** @description Of these, who mastered it */
            mastered: number | null;
        };
        MyWeekDto: {
            /** @description Its first day, YYYY-MM-DD */
            week: string;
            /** @description As the school calls it; null for one that it does not count */
            number: number | null;
            days: components["schemas"]["SchoolDayDto"][];
            /**
             * @description What says which lessons there are; pattern: the last week that the caller planned
             * @enum {string}
             */
            source: "none" | "pattern" | "timetable";
            lessons: components["schemas"]["WeekLessonDto"][];
            /** @description Lessons of colleagues that the caller gives in their place */
            relief: components["schemas"]["ReliefLessonDto"][];
            /** @description Of the week and for its lessons, in order */
            plans: components["schemas"]["LessonPlanDto"][];
            /** @description What happened in the lessons of these plans, where it was noted */
            noted: components["schemas"]["NotedLessonDto"][];
            /** @description Of plans that were made for a lesson that is no more */
            withoutLesson: string[];
        };
        PrepareWeekDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Any day of the week, YYYY-MM-DD */
            day: string;
        };
        PreparedWeekDto: {
            /** @description Its first day, YYYY-MM-DD */
            week: string;
            /** @description As the school calls it; null for one that it does not count */
            number: number | null;
            days: components["schemas"]["SchoolDayDto"][];
            /**
             * @description What says which lessons there are; pattern: the last week that the caller planned
             * @enum {string}
             */
            source: "none" | "pattern" | "timetable";
            lessons: components["schemas"]["WeekLessonDto"][];
            /** @description Lessons of colleagues that the caller gives in their place */
            relief: components["schemas"]["ReliefLessonDto"][];
            /** @description Of the week and for its lessons, in order */
            plans: components["schemas"]["LessonPlanDto"][];
            /** @description What happened in the lessons of these plans, where it was noted */
            noted: components["schemas"]["NotedLessonDto"][];
            /** @description Of plans that were made for a lesson that is no more */
            withoutLesson: string[];
            /** @description Ids of the plans that were made */
            made: string[];
        };
        TakeBackWeekDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description What the preparation made */
            planIds: string[];
        };
        ParallelCopyDto: {
            id: string;
            version: number;
            className: string;
        };
        LeftClassDto: {
            className: string;
            /**
             * @description written: has a plan of its own; elsewhere: is at other standards this week; none: has no such lesson this week
             * @enum {string}
             */
            reason: "elsewhere" | "none" | "written";
        };
        ParallelCopiesDto: {
            copied: components["schemas"]["ParallelCopyDto"][];
            /** @description Classes of the same subject and level that the plan was not copied to */
            left: components["schemas"]["LeftClassDto"][];
        };
        CopyWeekDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Any day of the week, YYYY-MM-DD */
            day: string;
            /**
             * @description last_week: the week before; last_year: the one of the same number in the session before
             * @enum {string}
             */
            from: "last_week" | "last_year";
        };
        MadeCopyDto: {
            /** Format: uuid */
            id: string;
            /** @description As it was when it was copied */
            version: number;
        };
        WeekCopiesDto: {
            /** @description Plans that another was copied into */
            copied: components["schemas"]["MadeCopyDto"][];
        };
        TakeBackCopiesDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            copies: components["schemas"]["MadeCopyDto"][];
        };
        ListedPlanBlockDto: {
            /** @description Who shares it; null for one's own */
            authorName: string | null;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            name: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            steps: string;
            /** @description With everybody in the school */
            isShared: boolean;
        };
        PlanBlocksDto: {
            /** @description One's own, then what colleagues share; each by name */
            items: components["schemas"]["ListedPlanBlockDto"][];
        };
        NewPlanBlockDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            name: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            steps: string;
            /** @description With everybody in the school */
            isShared: boolean;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        PlanBlockDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            name: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            steps: string;
            /** @description With everybody in the school */
            isShared: boolean;
        };
        ChangedPlanBlockDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            name: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            steps: string;
            /** @description With everybody in the school */
            isShared: boolean;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        ListedReflectionTemplateDto: {
            /** @description Who shares it; null for one's own */
            authorName: string | null;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            name: string;
            /** @enum {string} */
            category: "achieved" | "notAchieved" | "partly" | "postponed";
            /** @enum {string} */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /** @description {bil} who mastered it, {jumlah} who were there, {kelas} and {objektif} stand for what the lesson says */
            text: string;
            /** @description The first that is offered in its category and language */
            isDefault: boolean;
            /** @description With everybody in the school */
            isShared: boolean;
        };
        ReflectionTemplatesDto: {
            /** @description One's own, then what colleagues share; each by name */
            items: components["schemas"]["ListedReflectionTemplateDto"][];
        };
        NewReflectionTemplateDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            name: string;
            /** @enum {string} */
            category: "achieved" | "notAchieved" | "partly" | "postponed";
            /** @enum {string} */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /** @description {bil} who mastered it, {jumlah} who were there, {kelas} and {objektif} stand for what the lesson says */
            text: string;
            /** @description The first that is offered in its category and language */
            isDefault: boolean;
            /** @description With everybody in the school */
            isShared: boolean;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ReflectionTemplateDto: {
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            name: string;
            /** @enum {string} */
            category: "achieved" | "notAchieved" | "partly" | "postponed";
            /** @enum {string} */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /** @description {bil} who mastered it, {jumlah} who were there, {kelas} and {objektif} stand for what the lesson says */
            text: string;
            /** @description The first that is offered in its category and language */
            isDefault: boolean;
            /** @description With everybody in the school */
            isShared: boolean;
        };
        ChangedReflectionTemplateDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            name: string;
            /** @enum {string} */
            category: "achieved" | "notAchieved" | "partly" | "postponed";
            /** @enum {string} */
            language: "ar" | "en" | "ms" | "ta" | "zh";
            /** @description {bil} who mastered it, {jumlah} who were there, {kelas} and {objektif} stand for what the lesson says */
            text: string;
            /** @description The first that is offered in its category and language */
            isDefault: boolean;
            /** @description With everybody in the school */
            isShared: boolean;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        PlanVersionDto: {
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description Kriteria kejayaan */
            successCriteria: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            activities: string;
            /** @description PAK-21 */
            pedagogy: string;
            /** @description KBAT */
            thinking: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description Nilai murni */
            moralValues: string;
            /** @description BBM, ABM */
            resources: string;
            /** @description Pentaksiran */
            assessment: string;
            /** @description TP sasaran, null for none */
            targetLevel: number | null;
            /** @description Pengayaan */
            enrichment: string;
            /** @description Pemulihan */
            remediation: string;
            version: number;
            /** @description When it was written */
            writtenAt: string;
        };
        PlanVersionsDto: {
            /** @description The newest first */
            items: components["schemas"]["PlanVersionDto"][];
        };
        PlanAttachmentDto: {
            planId: string;
            title: string;
            /** @description Of a link; null for a file */
            address: string | null;
            /** @description What the bytes of a file are, e.g. application/pdf; null for a link */
            mediaType: string | null;
            bytes: number | null;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
        };
        PlanAttachmentsDto: {
            /** @description In the order in which they were added */
            items: components["schemas"]["PlanAttachmentDto"][];
        };
        BeginUploadDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description How large the file is */
            bytes: number;
        };
        AttachmentUploadDto: {
            /** @description Names the file when it is attached */
            name: string;
            /** @description Where uploads begin, e.g. https://<project>/storage/v1/upload/resumable/sign */
            url: string;
            bucket: string;
            path: string;
            /** @description Its header x-signature, for two hours and this one file */
            signature: string;
        };
        NewPlanFileDto: {
            /** @description As the upload named it */
            name: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            title: string;
            /**
             * Format: uuid
             * @description A plan of the caller; one that is still on its way may have links already
             */
            planId: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        NewPlanLinkDto: {
            /** @description e.g. https://www.youtube.com/watch?v=abc */
            address: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            title: string;
            /**
             * Format: uuid
             * @description A plan of the caller; one that is still on its way may have links already
             */
            planId: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        ChangedAttachmentDto: {
            /** @description Null for a file */
            address: string | null;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            title: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        FileAddressDto: {
            /** @description Good for five minutes */
            url: string;
        };
        PlanShareDto: {
            /** @description To which the link leads; null while the plan is its author's alone */
            shareId: string | null;
            sharedAt: string | null;
        };
        FittingPlanDto: {
            /** @description YYYY-MM-DD */
            date: string;
            className: string;
            subject: string;
            topic: string;
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description Of the share */
            id: string;
            authorName: string;
            /** @description It is about a standard of the lesson */
            isAboutSame: boolean;
        };
        FittingPlansDto: {
            /** @description Those about the same standards first, then the latest; at most 30 */
            items: components["schemas"]["FittingPlanDto"][];
        };
        SharedAttachmentDto: {
            id: string;
            title: string;
            /** @description Of a link; null for a file */
            address: string | null;
            /** @description What the bytes of a file are, e.g. application/pdf; null for a link */
            mediaType: string | null;
            bytes: number | null;
        };
        SharedPlanDto: {
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description Kriteria kejayaan */
            successCriteria: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            activities: string;
            /** @description PAK-21 */
            pedagogy: string;
            /** @description KBAT */
            thinking: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description Nilai murni */
            moralValues: string;
            /** @description BBM, ABM */
            resources: string;
            /** @description Pentaksiran */
            assessment: string;
            /** @description TP sasaran, null for none */
            targetLevel: number | null;
            /** @description Pengayaan */
            enrichment: string;
            /** @description Pemulihan */
            remediation: string;
            /** @description Of the share */
            id: string;
            authorName: string;
            attachments: components["schemas"]["SharedAttachmentDto"][];
        };
        LessonTimeDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Of a lesson of the caller, YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
        };
        FittingBroughtPlanDto: {
            /** @description YYYY-MM-DD */
            date: string;
            className: string;
            subject: string;
            topic: string;
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description Of the share */
            id: string;
            /** @description It is about a standard of the lesson */
            isAboutSame: boolean;
            fromSchool: string;
        };
        FittingBroughtPlansDto: {
            /** @description Those about the same standards first, then the latest; at most 30 */
            items: components["schemas"]["FittingBroughtPlanDto"][];
            /** @description How many the caller has brought, of whatever subject */
            all: number;
        };
        BroughtPlanDto: {
            id: string;
            fromSchool: string;
            attachments: components["schemas"]["SharedAttachmentDto"][];
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description Kriteria kejayaan */
            successCriteria: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            activities: string;
            reflection: string;
            /** @description PAK-21 */
            pedagogy: string;
            /** @description KBAT */
            thinking: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description Nilai murni */
            moralValues: string;
            /** @description BBM, ABM */
            resources: string;
            /** @description Pentaksiran */
            assessment: string;
            /** @description TP sasaran, null for none */
            targetLevel: number | null;
            /** @description Pengayaan */
            enrichment: string;
            /** @description Pemulihan */
            remediation: string;
        };
        BroughtCountsDto: {
            /** @description What was not there */
            added: number;
            /** @description What was there already, and stays as it is */
            there: number;
            /** @description What cannot come */
            invalid: number;
        };
        BroughtOfKindsDto: {
            blocks: components["schemas"]["BroughtCountsDto"];
            templates: components["schemas"]["BroughtCountsDto"];
            plans: components["schemas"]["BroughtCountsDto"];
            yearlyPlans: components["schemas"]["BroughtCountsDto"];
        };
        OwnWorkProblemDto: {
            /** @description e.g. plans.3.objective */
            field: string;
            message: string;
        };
        MadeWorkDto: {
            arrivalId: string;
            blocks: string[];
            templates: string[];
            yearlyPlans: string[];
        };
        OwnWorkArrivalDto: {
            /** @description From which it comes */
            school: string;
            takenAt: string;
            counts: components["schemas"]["BroughtOfKindsDto"];
            /** @description Of what cannot come, the first hundred */
            problems: components["schemas"]["OwnWorkProblemDto"][];
            /** @description By which it is taken back; null where the file was only tried */
            made: components["schemas"]["MadeWorkDto"] | (never | null);
        };
        TakeBackWorkDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** Format: uuid */
            arrivalId: string;
            blocks: string[];
            templates: string[];
            yearlyPlans: string[];
        };
        PaperTemplateDto: {
            fileName: string;
            /** @description ISO 8601 with +08:00 */
            uploadedAt: string;
            /** @description What is filled in, without braces */
            tokens: string[];
        };
        KeptPaperTemplateDto: {
            /** @description Null where the school keeps none */
            template: components["schemas"]["PaperTemplateDto"] | (never | null);
        };
        LessonPlansDto: {
            items: components["schemas"]["LessonPlanDto"][];
            /** @description null on the last page */
            nextCursor: string | null;
        };
        CreateLessonPlanDto: {
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            objective: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            activities: string;
            reflection?: string;
            topic?: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards?: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards?: string[];
            /** @description Kriteria kejayaan */
            successCriteria?: string;
            /** @description PAK-21 */
            pedagogy?: string;
            /** @description KBAT */
            thinking?: string;
            /** @description EMK */
            crossCurricular?: string;
            /** @description Nilai murni */
            moralValues?: string;
            /** @description BBM, ABM */
            resources?: string;
            /** @description Pentaksiran */
            assessment?: string;
            /** @description TP sasaran, null for none */
            targetLevel?: number | null;
            /** @description Pengayaan */
            enrichment?: string;
            /** @description Pemulihan */
            remediation?: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        UpdateLessonPlanDto: {
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            objective: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            activities: string;
            reflection?: string;
            topic?: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards?: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards?: string[];
            /** @description Kriteria kejayaan */
            successCriteria?: string;
            /** @description PAK-21 */
            pedagogy?: string;
            /** @description KBAT */
            thinking?: string;
            /** @description EMK */
            crossCurricular?: string;
            /** @description Nilai murni */
            moralValues?: string;
            /** @description BBM, ABM */
            resources?: string;
            /** @description Pentaksiran */
            assessment?: string;
            /** @description TP sasaran, null for none */
            targetLevel?: number | null;
            /** @description Pengayaan */
            enrichment?: string;
            /** @description Pemulihan */
            remediation?: string;
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        ReflectedPlanDto: {
            id: string;
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            topic: string;
            objective: string;
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            /** @description The teaching set to which the author has joined it; null for none */
            teachingSetId: string | null;
        };
        CountedPupilsDto: {
            present: number;
            mastered: number;
        };
        ReflectionDto: {
            /** @description Of those who were there; null where nobody counted */
            notMastered: number | null;
            id: string;
            version: number;
            updatedAt: string;
            deletedAt: string | null;
            /**
             * @description Terlaksana, Ditangguhkan, Diganti
             * @enum {string}
             */
            status: "postponed" | "replaced" | "taught";
            /** @description Why it was postponed or replaced; empty where it was taught */
            reason: string;
            /** @description Pupils who were there; null where nobody counted */
            present: number | null;
            /** @description Of these, who mastered it */
            mastered: number | null;
            /**
             * @description Tercapai, Sebahagian, Tidak tercapai; null for none
             * @enum {string|null}
             */
            result: "achieved" | "notAchieved" | "partly" | null;
            text: string;
        };
        LessonToReflectDto: {
            plan: components["schemas"]["ReflectedPlanDto"];
            /** @description Of the teaching set; null where nobody knows */
            pupils: number | null;
            /** @description From which the numbers are proposed; null where nobody counted */
            counted: components["schemas"]["CountedPupilsDto"] | (never | null);
            /** @description Null while nothing is noted */
            reflection: components["schemas"]["ReflectionDto"] | (never | null);
        };
        LessonsToReflectDto: {
            items: components["schemas"]["LessonToReflectDto"][];
        };
        CreateReflectionDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * @description Terlaksana, Ditangguhkan, Diganti
             * @enum {string}
             */
            status: "postponed" | "replaced" | "taught";
            /** @description Why it was postponed or replaced; empty where it was taught */
            reason: string;
            /** @description Pupils who were there; null where nobody counted */
            present: number | null;
            /** @description Of these, who mastered it */
            mastered: number | null;
            /**
             * @description Tercapai, Sebahagian, Tidak tercapai; null for none
             * @enum {string|null}
             */
            result: "achieved" | "notAchieved" | "partly" | null;
            text: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        NewReflectionDto: {
            /**
             * @description Terlaksana, Ditangguhkan, Diganti
             * @enum {string}
             */
            status: "postponed" | "replaced" | "taught";
            /** @description Why it was postponed or replaced; empty where it was taught */
            reason: string;
            /** @description Pupils who were there; null where nobody counted */
            present: number | null;
            /** @description Of these, who mastered it */
            mastered: number | null;
            /**
             * @description Tercapai, Sebahagian, Tidak tercapai; null for none
             * @enum {string|null}
             */
            result: "achieved" | "notAchieved" | "partly" | null;
            text: string;
            /**
             * Format: uuid
             * @description Chosen by the client: creating the same record again makes no second one
             */
            id: string;
        };
        CreateReflectionsDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            reflections: components["schemas"]["NewReflectionDto"][];
        };
        ReflectionsDto: {
            items: components["schemas"]["ReflectionDto"][];
        };
        UpdateReflectionDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * @description Terlaksana, Ditangguhkan, Diganti
             * @enum {string}
             */
            status: "postponed" | "replaced" | "taught";
            /** @description Why it was postponed or replaced; empty where it was taught */
            reason: string;
            /** @description Pupils who were there; null where nobody counted */
            present: number | null;
            /** @description Of these, who mastered it */
            mastered: number | null;
            /**
             * @description Tercapai, Sebahagian, Tidak tercapai; null for none
             * @enum {string|null}
             */
            result: "achieved" | "notAchieved" | "partly" | null;
            text: string;
            /** @description The version that was changed; another one in the meantime is a conflict */
            version: number;
        };
        ReflectionReminderDto: {
            /**
             * @description HH:MM; null: after the last lesson of the day
             * @enum {string|null}
             */
            at: "14:00" | "16:00" | "18:00" | "20:00" | null;
        };
        ChangeReflectionReminderDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * @description HH:MM; null: after the last lesson of the day
             * @enum {string|null}
             */
            at: "14:00" | "16:00" | "18:00" | "20:00" | null;
        };
        GivenVerdictDto: {
            /** @description 1 verifies first */
            step: number;
            /** @enum {string} */
            verdict: "returned" | "verified";
            id: string;
            /** @description Null once the person has left the school */
            givenBy: string | null;
            givenAt: string;
            /** @description The caller gave it, and nobody was told yet */
            isTakenBackable: boolean;
        };
        ReviewCommentDto: {
            /** @enum {string} */
            section: "activities" | "assessment" | "elements" | "followUp" | "learningStandards" | "objective" | "resources" | "successCriteria" | "whole";
            id: string;
            body: string;
            /** @description Null once the person has left the school */
            writtenBy: string | null;
            isAuthors: boolean;
            writtenAt: string;
        };
        SchoolPlanDto: {
            /** @description Of the plan, in which it was sent */
            version: number;
            /** @enum {string} */
            state: "returned" | "sent" | "verified";
            /** @description Of the plan */
            id: string;
            /** @description Null once the author has left the school */
            authorName: string | null;
            sentAt: string;
            isLate: boolean;
            /** @description Whether it waits for the caller's verdict */
            isCallersTurn: boolean;
            /** @description In the order of the steps */
            verdicts: components["schemas"]["GivenVerdictDto"][];
            /** @description Of whatever was ever sent of it, in the order in which they were written */
            comments: components["schemas"]["ReviewCommentDto"][];
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description Kriteria kejayaan */
            successCriteria: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            activities: string;
            reflection: string;
            /** @description PAK-21 */
            pedagogy: string;
            /** @description KBAT */
            thinking: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description Nilai murni */
            moralValues: string;
            /** @description BBM, ABM */
            resources: string;
            /** @description Pentaksiran */
            assessment: string;
            /** @description TP sasaran, null for none */
            targetLevel: number | null;
            /** @description Pengayaan */
            enrichment: string;
            /** @description Pemulihan */
            remediation: string;
        };
        NewCommentDto: {
            /**
             * Format: uuid
             * @description Chosen by the client: written again under it nothing happens
             */
            id: string;
            /**
             * @description Of what it speaks
             * @enum {string}
             */
            section: "activities" | "assessment" | "elements" | "followUp" | "learningStandards" | "objective" | "resources" | "successCriteria" | "whole";
            body: string;
        };
        GiveVerdictDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description Chosen by the client: given again under it nothing happens
             */
            id: string;
            /** @enum {string} */
            verdict: "returned" | "verified";
            /** @description In which the plan was looked at; what was sent in another in the meantime is not judged unseen. A page of before says none */
            version?: number;
            /** @description A return says why */
            comments: components["schemas"]["NewCommentDto"][];
        };
        ReviewFlagDto: {
            /** @enum {string} */
            kind: "ahead" | "beside" | "copied" | "generated" | "minutes" | "unopened";
            /** @description Of minutes: how many its steps take, and how many its lesson has */
            planned: number | null;
            length: number | null;
            /** @description Of copied: when the class had it before, YYYY-MM-DD */
            day: string | null;
        };
        WaitingPlanDto: {
            /** @description Of the plan, in which it was sent */
            version: number;
            id: string;
            authorId: string;
            authorName: string;
            /** @description The first day of the week of which it was expected, YYYY-MM-DD */
            week: string;
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM */
            endTime: string;
            className: string;
            subject: string;
            topic: string;
            learningStandards: string[];
            sentAt: string;
            isLate: boolean;
            /** @description It was sent before */
            isAgain: boolean;
            flags: components["schemas"]["ReviewFlagDto"][];
        };
        WaitingPlansDto: {
            /** @description How many wait, where more do than are told */
            total: number;
            items: components["schemas"]["WaitingPlanDto"][];
        };
        LessonPlanContentDto: {
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description Kriteria kejayaan */
            successCriteria: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            activities: string;
            reflection: string;
            /** @description PAK-21 */
            pedagogy: string;
            /** @description KBAT */
            thinking: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description Nilai murni */
            moralValues: string;
            /** @description BBM, ABM */
            resources: string;
            /** @description Pentaksiran */
            assessment: string;
            /** @description TP sasaran, null for none */
            targetLevel: number | null;
            /** @description Pengayaan */
            enrichment: string;
            /** @description Pemulihan */
            remediation: string;
        };
        QueuedPlanDto: {
            /** @description Of the plan, in which it was sent */
            version: number;
            /** @enum {string} */
            state: "returned" | "sent" | "verified";
            /** @description Of the plan */
            id: string;
            /** @description Null once the author has left the school */
            authorName: string | null;
            sentAt: string;
            isLate: boolean;
            /** @description Whether it waits for the caller's verdict */
            isCallersTurn: boolean;
            /** @description In the order of the steps */
            verdicts: components["schemas"]["GivenVerdictDto"][];
            /** @description Of whatever was ever sent of it, in the order in which they were written */
            comments: components["schemas"]["ReviewCommentDto"][];
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM, later than startTime */
            endTime: string;
            className: string;
            subject: string;
            topic: string;
            /** @description Standard kandungan, each in a line, e.g. "9.2 Haba" */
            contentStandards: string[];
            /** @description Standard pembelajaran, each in a line, e.g. "9.2.1 Menerangkan haba" */
            learningStandards: string[];
            objective: string;
            /** @description Kriteria kejayaan */
            successCriteria: string;
            /** @description A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)" */
            activities: string;
            reflection: string;
            /** @description PAK-21 */
            pedagogy: string;
            /** @description KBAT */
            thinking: string;
            /** @description EMK */
            crossCurricular: string;
            /** @description Nilai murni */
            moralValues: string;
            /** @description BBM, ABM */
            resources: string;
            /** @description Pentaksiran */
            assessment: string;
            /** @description TP sasaran, null for none */
            targetLevel: number | null;
            /** @description Pengayaan */
            enrichment: string;
            /** @description Pemulihan */
            remediation: string;
            flags: components["schemas"]["ReviewFlagDto"][];
            /** @description What was sent of it the time before, which its verifier knows; null for none */
            before: components["schemas"]["LessonPlanContentDto"] | (never | null);
            /** @description Who verifies it after the caller; null for nobody */
            thenName: string | null;
        };
        QueuedPlansDto: {
            items: components["schemas"]["QueuedPlanDto"][];
        };
        DueWeekDto: {
            /** @description As the school calls it */
            number: number | null;
            /** @description Its first day, YYYY-MM-DD */
            week: string;
            dueAt: string;
        };
        WeekFiguresDto: {
            expected: number;
            onTime: number;
            late: number;
            missing: number;
            open: number;
            verified: number;
            /** @description Lessons that were not owed, the teacher being away */
            away: number;
        };
        HelpReasonDto: {
            /** @enum {string} */
            kind: "late" | "missing";
            /** @description For how many in a row */
            weeks: number;
            /** @description Of the last of them; null where that is not the reason */
            sent: number | null;
            expected: number | null;
        };
        TeacherSubmissionsDto: {
            teacherId: string;
            name: string;
            /** @description In the order of the weeks */
            weeks: components["schemas"]["WeekFiguresDto"][];
            /** @description Why a word with the teacher would help; null for no reason */
            help: components["schemas"]["HelpReasonDto"] | (never | null);
        };
        SubmissionsDto: {
            /** @description Of which the weeks are; null in none of the school's */
            session: string | null;
            /** @description Weeks of teaching, the earliest first */
            weeks: components["schemas"]["DueWeekDto"][];
            /** @description By name */
            teachers: components["schemas"]["TeacherSubmissionsDto"][];
        };
        SubmittedLessonDto: {
            /**
             * @description on_time, late, missing and open are expected; away, colleague and stopped are not
             * @enum {string}
             */
            fate: "away" | "colleague" | "late" | "missing" | "on_time" | "open" | "stopped";
            /** @enum {string|null} */
            state: null | "returned" | "sent" | "verified";
            /** @description YYYY-MM-DD */
            date: string;
            /** @description HH:MM */
            startTime: string;
            /** @description HH:MM */
            endTime: string;
            className: string;
            subject: string;
            /** @description What the school has stopped it by; empty where it is held */
            stoppedBy: string;
            /** @description Of what was sent of it; null for nothing */
            planId: string | null;
        };
        SubmittedLessonsDto: {
            /** @description Null outside the weeks of teaching */
            week: components["schemas"]["DueWeekDto"] | (never | null);
            lessons: components["schemas"]["SubmittedLessonDto"][];
        };
        PlanVerifierDto: {
            /** @description 1 verifies first */
            step: number;
            name: string;
            /** @description Who acts while the person is away; null for nobody */
            actingName: string | null;
        };
        SentPlanDto: {
            /**
             * @description draft: never sent, or withdrawn
             * @enum {string}
             */
            state: "draft" | "returned" | "sent" | "verified";
            planId: string;
            /** @description The author has written on since */
            isChanged: boolean;
            /** @description Others of the week were sent before */
            isAddition: boolean;
            isLate: boolean;
            /** @description Nobody has read it, so that it can be withdrawn */
            isUnread: boolean;
            /** @description In the order in which they were written */
            comments: components["schemas"]["ReviewCommentDto"][];
        };
        SentWeekDto: {
            /** @enum {string} */
            state: "incomplete" | "nothing" | "partly_returned" | "sent" | "verified";
            /** @description Lessons of which a plan is expected */
            expected: number;
            /** @description Its first day, YYYY-MM-DD */
            week: string;
            dueAt: string;
            /** @description What is sent now is late */
            isOverdue: boolean;
            /** @description Who verifies what is sent today; empty where nobody is named */
            verifiers: components["schemas"]["PlanVerifierDto"][];
            plans: components["schemas"]["SentPlanDto"][];
        };
        PlanToSendDto: {
            /** Format: uuid */
            planId: string;
            /** @description The version that was looked at; another one in the meantime is refused */
            version: number;
        };
        SendWeekDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description Of the sending, chosen by the client: the same one again sends nothing twice
             */
            id: string;
            /** @description When the button was pressed, where that was before it could be sent; it counts for the deadline */
            pressedAt: string | null;
            plans: components["schemas"]["PlanToSendDto"][];
            /** @description Any day of the week, YYYY-MM-DD */
            day: string;
        };
        WithdrawWeekDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description Any day of the week, YYYY-MM-DD */
            day: string;
        };
        AnswerDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /**
             * Format: uuid
             * @description Chosen by the client: written again under it nothing happens
             */
            id: string;
            /** @enum {string} */
            section: "activities" | "assessment" | "elements" | "followUp" | "learningStandards" | "objective" | "resources" | "successCriteria" | "whole";
            body: string;
        };
        FirstStepsDto: {
            /** @description The school registered itself: only then there are first steps */
            isRegistered: boolean;
            /** @description The caller has put the list away */
            isDismissed: boolean;
            /** @description An administrator has looked over what the school said when it registered */
            profileConfirmed: boolean;
            /** @description Somebody is invited, or here already */
            peopleInvited: boolean;
            /** @description An administrator has looked at the subscription */
            planViewed: boolean;
            /** @description Somebody has a lesson plan that is no sample */
            lessonPlanWritten: boolean;
            /** @description How many of the caller's sample plans nobody edited */
            samples: number;
        };
        UnsentWorkDto: {
            /** @description e.g. aba1001 */
            schoolCode?: string;
            /** @description How many texts wait there */
            count: number;
            /** @description Seconds since the oldest was written; at most a year. Whatever the clock of the device says, it can tell this */
            oldestAge: number;
            /**
             * Format: uuid
             * @description Chosen by the device at random; it says nothing of it
             */
            deviceId: string;
        };
        FoundPersonDto: {
            userId: string;
            displayName: string;
            /** @enum {string} */
            role: "admin" | "main_admin" | "supervisor" | "teacher";
        };
        FoundClassDto: {
            id: string;
            name: string;
        };
        FoundEventDto: {
            id: string;
            title: string;
            /** @description YYYY-MM-DD */
            from: string;
            /** @description YYYY-MM-DD, the last day */
            to: string;
        };
        SoughtPupilDto: {
            id: string;
            name: string;
            /** @description null: in no class of the current session */
            classId: string | null;
            className: string | null;
        };
        FoundPlanDto: {
            id: string;
            /** @description YYYY-MM-DD */
            date: string;
            className: string;
            subject: string;
        };
        FindingsDto: {
            people: components["schemas"]["FoundPersonDto"][];
            classes: components["schemas"]["FoundClassDto"][];
            events: components["schemas"]["FoundEventDto"][];
            pupils: components["schemas"]["SoughtPupilDto"][];
            plans: components["schemas"]["FoundPlanDto"][];
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
    "Health.live": {
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
                    "application/json": components["schemas"]["LiveDto"];
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
    "Health.ready": {
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
                    "application/json": components["schemas"]["ReadyDto"];
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
    "Icons.find": {
        parameters: {
            query: {
                /** @description At most 50 names of a-z, 0-9 and hyphens, separated by commas, e.g. bell,book-open */
                icons: string;
            };
            header?: never;
            path: {
                /** @description e.g. lucide */
                collection: string;
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
                    "application/json": components["schemas"]["IconSetDto"];
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
    "Schools.exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolExistsRequestDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolExistsDto"];
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
    "Schools.validateAdminAccess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAccessRequestDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAccessDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Schools.userSchools": {
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
                    "application/json": components["schemas"]["UserSchoolsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Schools.current": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["CurrentSchoolDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Members.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["MembersDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Members.changeRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRoleDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Members.changeRoles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRolesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Members.work": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                userId: string;
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
                    "application/json": components["schemas"]["MemberWorkDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Members.remove": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                userId: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Members.removeAndHandOver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "MembershipLog.list": {
        parameters: {
            query?: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
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
                    "application/json": components["schemas"]["MembershipLogDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Colleagues.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["ColleaguesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Duties.give": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                duty: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveDutyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Duties.take": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                userId: string;
                duty: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Suspensions.suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspendDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Suspensions.return": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                userId: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Transfers.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["OpenTransferDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Transfers.offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferTransferDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenTransferDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Transfers.end": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Transfers.accept": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "SecondFactors.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                userId: string;
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
                    "application/json": components["schemas"]["SecondFactorDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SecondFactors.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRemovalDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Acceptance.offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationOfferDto"];
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
    "Acceptance.accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Acceptance.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterByInvitationDto"];
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
    "Invitations.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["InvitationsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Invitations.invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Invitations.inviteMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteManyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResultsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Invitations.renew": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["InvitationDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Invitations.revoke": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Pictures.photo": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PictureDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Pictures.changePhoto": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Pictures.removePhoto": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Pictures.photos": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PhotosDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Pictures.logo": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PictureDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Pictures.changeLogo": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Pictures.removeLogo": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Registration.availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeAvailabilityRequestDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeAvailabilityDto"];
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
    "Registration.register": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is the same school */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterSchoolDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Contests.contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContestCodeDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SchoolProfile.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["KeptSchoolProfileDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SchoolProfile.confirm": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolProfileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptSchoolProfileDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "AcademicYears.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["AcademicYearsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "AcademicYears.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAcademicYearDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYearDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "AcademicYears.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedAcademicYearDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYearDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "AcademicYears.close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAcademicYearDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicYearDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "AcademicYears.reopen": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["AcademicYearDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "SchoolSettings.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["SchoolSettingsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SchoolSettings.history": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["SaidSettingsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SchoolSettings.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideSettingDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SecondFactorRules.missing": {
        parameters: {
            query: {
                rule: "administrators" | "everybody" | "nobody";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["MissingSecondFactorsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "RollOvers.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["RollOversDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "RollOvers.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginRollOverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RollOverDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "RollOvers.find": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["RollOverDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "RollOvers.changeDays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRollOverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RollOverDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "RollOvers.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRollOverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RollOverDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "RollOvers.apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyRollOverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RollOverDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "RollOvers.takeBack": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["RollOverDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "SchoolClasses.list": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["ClassesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SchoolClasses.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClassDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SchoolClasses.createAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClassesDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SchoolClasses.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateClassDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SchoolClasses.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "SchoolClasses.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ClassDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Subjects.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["SubjectsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Subjects.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubjectDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Subjects.createAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubjectsDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Subjects.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSubjectDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Subjects.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Subjects.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["SubjectDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "TeachingSets.list": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["TeachingSetsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "TeachingSets.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSetDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeachingSetDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TeachingSets.createAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSetsDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeachingSetsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TeachingSets.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeachingSetDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TeachingSets.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "TeachingSets.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["TeachingSetDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "OwnTeachingSets.list": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["TeachingSetsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "ClassTables.classes": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Else the current one */
                academicYearId?: string;
                format: "csv" | "xlsx";
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "ClassTables.subjects": {
        parameters: {
            query: {
                format: "csv" | "xlsx";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "ClassTables.teachingSets": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Else the current one */
                academicYearId?: string;
                format: "csv" | "xlsx";
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "ClassTables.people": {
        parameters: {
            query: {
                format: "csv" | "xlsx";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Imports.list": {
        parameters: {
            query?: {
                /** @description All that the caller may import, unless told otherwise */
                kind?: "curriculum" | "pupils" | "sets" | "teachers" | "yearlyPlan";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["ListedImportsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Imports.begin": {
        parameters: {
            query: {
                kind: "curriculum" | "pupils" | "sets" | "teachers" | "yearlyPlan";
                /** @description The current one unless told otherwise */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Imports.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ImportDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Imports.discard": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Imports.saveMapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMappingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Imports.listRows": {
        parameters: {
            query?: {
                /** @description All unless told otherwise */
                state?: "bad" | "changed" | "new" | "same" | "skipped" | "warning";
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ImportRowsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Imports.takeLeftOut": {
        parameters: {
            query: {
                format: "csv" | "xlsx";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Imports.changeRow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeImportRowDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Imports.run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunImportDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Imports.undo": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ImportDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "ImportTemplates.template": {
        parameters: {
            query: {
                kind: "curriculum" | "pupils" | "sets" | "teachers" | "yearlyPlan";
                format: "csv" | "xlsx";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "HandOver.issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueHandOverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOverDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "HandOver.redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemHandOverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInTokenDto"];
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
    "Sessions.check": {
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Notifications.list": {
        parameters: {
            query?: {
                /** @description true: only what is unread */
                unread?: string;
                /** @description Only this kind, e.g. payment */
                kind?: "payment" | "people" | "subscription" | "teaching";
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
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
                    "application/json": components["schemas"]["NotificationsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Notifications.readAll": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["UnreadDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Notifications.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["UnreadDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Notifications.preferences": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["NotificationPreferencesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Notifications.changePreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeNotificationPreferencesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Billing.plans": {
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
                    "application/json": components["schemas"]["PlansDto"];
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
    "Billing.checkOut": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is the same checkout */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Billing.invoices": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["InvoicesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Billing.cancelOrder": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Billing.payments": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PaymentsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Papers.receipts": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["ReceiptsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Papers.creditNotes": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["CreditNotesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Papers.invoicePdf": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Papers.receiptPdf": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Papers.creditNotePdf": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Papers.invoiceUbl": {
        parameters: {
            query?: {
                /** @description Of the document's structure at MyInvois; 1.1 has the place of a signature, and none in it. 1.0 unless said */
                version?: "1.0" | "1.1";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UBL 2.1 in the JSON form of MyInvois */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Papers.creditNoteUbl": {
        parameters: {
            query?: {
                /** @description Of the document's structure at MyInvois; 1.1 has the place of a signature, and none in it. 1.0 unless said */
                version?: "1.0" | "1.1";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UBL 2.1 in the JSON form of MyInvois */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "BillingDetails.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["BillingDetailsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "BillingDetails.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBillingDetailsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetailsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Evidence.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["EvidenceListDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Evidence.file": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PaymentClaims.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PaymentClaimsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PaymentClaims.beginUpload": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceUploadDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PaymentClaims.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendClaimDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PaymentClaims.withdraw": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Webhooks.receive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
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
                    "application/json": components["schemas"]["WebhookReceiptDto"];
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
    "Subscription.status": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["SubscriptionStatusDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Subscription.explanation": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["ExplanationDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanChoice.overview": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["BillingOverviewDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanChoice.upgrade": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key is the same checkout */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanChoice.choosePlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChoiceRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingOverviewDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanChoice.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingOverviewDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanChoice.withdrawCancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolQueryDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingOverviewDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Absences.list": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description The first day, YYYY-MM-DD */
                from: string;
                /** @description The last day, YYYY-MM-DD */
                to: string;
            };
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
                    "application/json": components["schemas"]["AbsencesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Absences.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAbsenceDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Absences.table": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description The first day, YYYY-MM-DD */
                from: string;
                /** @description The last day, YYYY-MM-DD */
                to: string;
                format: "csv" | "xlsx";
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Absences.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedAbsenceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Absences.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Absences.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["AbsenceDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Panels.list": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PanelsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Panels.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPanelDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Panels.table": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Else the current one */
                academicYearId?: string;
                format: "csv" | "xlsx";
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Panels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedPanelDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Panels.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Panels.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PanelDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Editions.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["EditionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Editions.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEditionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Editions.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["EditionTreeDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Editions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedEditionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Editions.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Editions.differences": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description The earlier edition */
                from: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["DifferencesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Editions.addSample": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["EditionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Editions.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["EditionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Nodes.search": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description A code, which finds all below it too, or words of any script that all stand in the text */
                q: string;
                /** @description As an edition calls it; all unless told otherwise */
                subject?: string;
                /** @description All unless told otherwise */
                level?: "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | "PRA" | "PRALIH" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6";
            };
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
                    "application/json": components["schemas"]["FoundNodesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Nodes.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNodeDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NodeDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Nodes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedNodeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NodeDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Nodes.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Nodes.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["NodeDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "SessionCalendars.read": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["SessionCalendarDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SessionCalendars.copiedDays": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                academicYearId: string;
            };
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
                    "application/json": components["schemas"]["SessionDaysDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SessionCalendars.setDays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedDaysDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCalendarDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SessionCalendars.decideDifferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecidedDifferencesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCalendarDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SessionCalendars.decideHolidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecidedHolidaysDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCalendarDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SessionCalendars.setCycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedCycleDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCalendarDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "CalendarEntries.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarEntryDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntryDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "CalendarEntries.touches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarEntryDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TouchedDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "CalendarEntries.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedCalendarEntryDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntryDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "CalendarEntries.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "CalendarEntries.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["CalendarEntryDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "BellSchedules.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBellScheduleDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BellScheduleDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "BellSchedules.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedBellScheduleDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BellScheduleDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "BellSchedules.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "BellSchedules.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["BellScheduleDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "CalendarEvents.list": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["CalendarEventsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "CalendarEvents.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarEventDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "CalendarEvents.table": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Else the current one */
                academicYearId?: string;
                format: "csv" | "xlsx";
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "CalendarEvents.touches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarEventDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TouchedDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "CalendarEvents.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedCalendarEventDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "CalendarEvents.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "CalendarEvents.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["CalendarEventDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "EventFiles.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["EventFilesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "EventFiles.link": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
                fileId: string;
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
                    "application/json": components["schemas"]["EventFileLinkDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "EventFiles.add": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFileDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "EventFiles.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
                fileId: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "EventFiles.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
                fileId: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "CalendarFeeds.readOwn": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["CalendarFeedDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "CalendarFeeds.renewOwn": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["MadeCalendarFeedDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "CalendarFeeds.deleteOwn": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "CalendarFeeds.readOfSchool": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["CalendarFeedDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "CalendarFeeds.renewOfSchool": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["MadeCalendarFeedDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "CalendarFeeds.deleteOfSchool": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Supervisions.list": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["SupervisionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Supervisions.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSupervisionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupervisionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Supervisions.propose": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                academicYearId: string;
                /** @description The day of which they are proposed, YYYY-MM-DD; today unless said */
                from?: string;
            };
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
                    "application/json": components["schemas"]["ProposedSupervisionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Supervisions.createAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSupervisionsDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeSupervisionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Supervisions.removeAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovedSupervisionsDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Supervisions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedSupervisionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupervisionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Supervisions.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Supervisions.succeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupervisionSuccessionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupervisionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Supervisions.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["SupervisionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Supervisors.nameDeputy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameDeputyDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "OwnData.download": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/zip": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "OwnData.downloadMine": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/zip": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "OperationsCaller.me": {
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
                    "application/json": components["schemas"]["OperationsCallerDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Overview.overview": {
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
                    "application/json": components["schemas"]["OverviewDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Deliveries.list": {
        parameters: {
            query?: {
                /** @description Ours, or the provider's own name of the event, whole */
                id?: string;
                /** @description e.g. aba1001; known of events that were processed */
                school?: string;
                /** @description e.g. billplz */
                provider?: string;
                /** @description Any of these; in an address separated by commas */
                states?: ("failed" | "ignored" | "processed" | "quarantined" | "received")[];
                /** @description A code, e.g. AMOUNT_MISMATCH */
                reason?: string;
                /** @description First day of receipt in Malaysia, YYYY-MM-DD */
                from?: string;
                /** @description Last day of receipt, YYYY-MM-DD */
                to?: string;
                /** @description Stands in the body as it came; without `from`, of the last 30 days */
                text?: string;
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
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
                    "application/json": components["schemas"]["DeliveriesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Deliveries.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["DeliveryDetailDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Deliveries.neighbours": {
        parameters: {
            query?: {
                /** @description Ours, or the provider's own name of the event, whole */
                id?: string;
                /** @description e.g. aba1001; known of events that were processed */
                school?: string;
                /** @description e.g. billplz */
                provider?: string;
                /** @description Any of these; in an address separated by commas */
                states?: ("failed" | "ignored" | "processed" | "quarantined" | "received")[];
                /** @description A code, e.g. AMOUNT_MISMATCH */
                reason?: string;
                /** @description First day of receipt in Malaysia, YYYY-MM-DD */
                from?: string;
                /** @description Last day of receipt, YYYY-MM-DD */
                to?: string;
                /** @description Stands in the body as it came; without `from`, of the last 30 days */
                text?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["DeliveryNeighboursDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Deliveries.dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryActionDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Deliveries.link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryLinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStartedDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "OperationsContests.list": {
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
                    "application/json": components["schemas"]["OpenContestsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "OperationsContests.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContestAnswerDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "OperationsSchools.search": {
        parameters: {
            query: {
                /** @description The beginning of a code or part of a name */
                text: string;
            };
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
                    "application/json": components["schemas"]["FoundSchoolsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "OperationsSchools.invoices": {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkableInvoicesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Replays.list": {
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
                    "application/json": components["schemas"]["ReplaysDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Replays.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartReplayDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Replays.estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaySelectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayEstimateDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Replays.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ReplayDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Replays.items": {
        parameters: {
            query?: {
                state?: "cancelled" | "failed" | "ignored" | "processed" | "quarantined" | "queued" | "skipped" | "waiting";
                /** @description nextCursor of the page before */
                cursor?: number;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ReplayItemsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Replays.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelReplayDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Schedules.list": {
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
                    "application/json": components["schemas"]["SchedulesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Providers.list": {
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
                    "application/json": components["schemas"]["OfferedProvidersDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Providers.check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryActionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderCheckDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Audit.list": {
        parameters: {
            query?: {
                /** @description Only actions on this kind of thing, together with targetId */
                targetKind?: "event" | "finance" | "plan" | "policy" | "provider" | "replay" | "school";
                targetId?: string;
                /** @description Who acted, by e-mail or the beginning of it */
                actor?: string;
                /** @description e.g. finance.extend */
                action?: string;
                /** @description The first day, YYYY-MM-DD */
                from?: string;
                /** @description The last day, YYYY-MM-DD */
                to?: string;
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
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
                    "application/json": components["schemas"]["AuditDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Board.open": {
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Finance.figures": {
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
                    "application/json": components["schemas"]["FinanceFiguresDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Finance.schools": {
        parameters: {
            query?: {
                /** @description owed unless told otherwise; what each holds stands with the figures */
                view?: "all" | "at-risk-30" | "at-risk-60" | "at-risk-90" | "grace" | "owed" | "recovered" | "revenue";
                /** @description Grace by its days, then what follows it */
                age?: "1-3" | "4-7" | "8-14" | "limited" | "locked";
                /** @description e.g. t60 */
                plan?: string;
                /** @description A person of the staff by id, or `none` */
                owner?: string;
                /** @description A promise to pay for the debt that stands: its day is to come, or over */
                promise?: "broken" | "open";
                /** @description Coverage ended on this day or later, YYYY-MM-DD */
                endedFrom?: string;
                /** @description Coverage ended on this day or earlier, YYYY-MM-DD */
                endedTo?: string;
                /** @description How far a school whose coverage ended within 90 days has come */
                dunning?: "ended" | "paid" | "reminded" | "tried";
                /** @description A payment failed there within 90 days, e.g. billplz */
                failedVia?: string;
                /** @description A payment failed at this bank within 90 days, e.g. Maybank; none for one that nobody named */
                failedBank?: string;
                /** @description A payment failed within 90 days in these words of the bank; none for without words */
                failure?: string;
                /** @description The beginning of the code or a part of the name */
                text?: string;
                /** @description expiry unless told otherwise */
                sort?: "amount" | "expiry" | "name";
                /** @description desc unless told otherwise: of debts the youngest first */
                order?: "asc" | "desc";
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
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
                    "application/json": components["schemas"]["FinanceSchoolsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Finance.school": {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanceSchoolDetailDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Finance.staff": {
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
                    "application/json": components["schemas"]["FinanceStaffDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Finance.flags": {
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
                    "application/json": components["schemas"]["PaymentFlagsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "FinanceActions.extend": {
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
                "application/json": components["schemas"]["ExtendDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "FinanceActions.keepEvidence": {
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptEvidenceDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "FinanceActions.openEvidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                id: string;
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
                    "application/json": components["schemas"]["FinanceEvidenceDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "FinanceActions.recordPayment": {
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
                "application/json": components["schemas"]["RecordPaymentDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "FinanceActions.credit": {
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
                "application/json": components["schemas"]["CreditDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "FinanceActions.refund": {
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
                "application/json": components["schemas"]["RefundDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Claims.list": {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentClaimsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Claims.decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinanceOrderDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Claims.reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinanceOrderDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "FollowUps.remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindedDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "FollowUps.write": {
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
                "application/json": components["schemas"]["WriteNoteDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "FollowUps.changeOwner": {
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
                "application/json": components["schemas"]["ChangeOwnerDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "FollowUps.resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveFlagDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "AccessOrders.explanation": {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplanationDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "AccessOrders.intervals": {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenIntervalsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "AccessOrders.suspend": {
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
                "application/json": components["schemas"]["IntervalOrderDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "AccessOrders.endSuspension": {
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
                "application/json": components["schemas"]["FinanceOrderDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "AccessOrders.switchEnforcementOff": {
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
                "application/json": components["schemas"]["IntervalOrderDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "AccessOrders.switchEnforcementOn": {
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
                "application/json": components["schemas"]["FinanceOrderDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "AccessOrders.policiesOf": {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyVersionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "AccessOrders.setPolicy": {
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
                "application/json": components["schemas"]["PolicyOrderDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Charts.agedWeeks": {
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
                    "application/json": components["schemas"]["AgedWeeksDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Charts.dunning": {
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
                    "application/json": components["schemas"]["DunningDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Charts.failures": {
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
                    "application/json": components["schemas"]["FailuresDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "FinanceExports.csv": {
        parameters: {
            query?: {
                /** @description owed unless told otherwise; what each holds stands with the figures */
                view?: "all" | "at-risk-30" | "at-risk-60" | "at-risk-90" | "grace" | "owed" | "recovered" | "revenue";
                /** @description Grace by its days, then what follows it */
                age?: "1-3" | "4-7" | "8-14" | "limited" | "locked";
                /** @description e.g. t60 */
                plan?: string;
                /** @description A person of the staff by id, or `none` */
                owner?: string;
                /** @description A promise to pay for the debt that stands: its day is to come, or over */
                promise?: "broken" | "open";
                /** @description Coverage ended on this day or later, YYYY-MM-DD */
                endedFrom?: string;
                /** @description Coverage ended on this day or earlier, YYYY-MM-DD */
                endedTo?: string;
                /** @description How far a school whose coverage ended within 90 days has come */
                dunning?: "ended" | "paid" | "reminded" | "tried";
                /** @description A payment failed there within 90 days, e.g. billplz */
                failedVia?: string;
                /** @description A payment failed at this bank within 90 days, e.g. Maybank; none for one that nobody named */
                failedBank?: string;
                /** @description A payment failed within 90 days in these words of the bank; none for without words */
                failure?: string;
                /** @description The beginning of the code or a part of the name */
                text?: string;
                /** @description expiry unless told otherwise */
                sort?: "amount" | "expiry" | "name";
                /** @description desc unless told otherwise: of debts the youngest first */
                order?: "asc" | "desc";
            };
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
                    "text/csv": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "FinanceExports.pdf": {
        parameters: {
            query?: {
                /** @description owed unless told otherwise; what each holds stands with the figures */
                view?: "all" | "at-risk-30" | "at-risk-60" | "at-risk-90" | "grace" | "owed" | "recovered" | "revenue";
                /** @description Grace by its days, then what follows it */
                age?: "1-3" | "4-7" | "8-14" | "limited" | "locked";
                /** @description e.g. t60 */
                plan?: string;
                /** @description A person of the staff by id, or `none` */
                owner?: string;
                /** @description A promise to pay for the debt that stands: its day is to come, or over */
                promise?: "broken" | "open";
                /** @description Coverage ended on this day or later, YYYY-MM-DD */
                endedFrom?: string;
                /** @description Coverage ended on this day or earlier, YYYY-MM-DD */
                endedTo?: string;
                /** @description How far a school whose coverage ended within 90 days has come */
                dunning?: "ended" | "paid" | "reminded" | "tried";
                /** @description A payment failed there within 90 days, e.g. billplz */
                failedVia?: string;
                /** @description A payment failed at this bank within 90 days, e.g. Maybank; none for one that nobody named */
                failedBank?: string;
                /** @description A payment failed within 90 days in these words of the bank; none for without words */
                failure?: string;
                /** @description The beginning of the code or a part of the name */
                text?: string;
                /** @description expiry unless told otherwise */
                sort?: "amount" | "expiry" | "name";
                /** @description desc unless told otherwise: of debts the youngest first */
                order?: "asc" | "desc";
            };
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Ledger.csv": {
        parameters: {
            query?: {
                /** @description Only this school, by its code; all of them unless told */
                school?: string;
                /** @description The first day, YYYY-MM-DD */
                from?: string;
                /** @description The last day, YYYY-MM-DD */
                to?: string;
            };
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
                    "text/csv": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Ledger.xlsx": {
        parameters: {
            query?: {
                /** @description Only this school, by its code; all of them unless told */
                school?: string;
                /** @description The first day, YYYY-MM-DD */
                from?: string;
                /** @description The last day, YYYY-MM-DD */
                to?: string;
            };
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Policies.versions": {
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
                    "application/json": components["schemas"]["PolicyVersionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Policies.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedPolicyOrderDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Pupils.list": {
        parameters: {
            query?: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Words that names begin with, in any order */
                search?: string;
                /** @description The session whose classes are told, on today or the nearest day of it; the current one unless said */
                academicYearId?: string;
                classId?: string;
                groupId?: string;
                teachingSetId?: string;
                /** @description Who is at the school, unless told otherwise; unplaced: in no class of the session */
                state?: "left" | "present" | "unplaced";
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
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
                    "application/json": components["schemas"]["PupilsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Pupils.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPupilDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PupilDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Pupils.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindPupilDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPupilDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Pupils.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PupilDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Pupils.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedPupilDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PupilDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Pupils.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Pupils.leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeavingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PupilDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Pupils.stay": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PupilDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Pupils.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PupilDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PupilCounts.count": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PupilCountsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Guardians.open": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["GuardiansDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Guardians.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeGuardiansDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardiansDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Memberships.history": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PupilHistoryDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Memberships.move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacePupilDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PupilHistoryDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Memberships.comeBack": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacePupilDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PupilHistoryDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Consents.ofClass": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                classId: string;
                /** @description The current session unless said */
                academicYearId?: string;
            };
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
                    "application/json": components["schemas"]["ConsentsOfClassDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Consents.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ConsentStandingsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Consents.record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewConsentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentStandingsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Consents.open": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ConsentHistoryDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Consents.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawConsentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentStandingsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PupilPhotos.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PupilPhotoDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PupilPhotos.change": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PupilPhotoDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PupilPhotos.remove": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PupilPrivacy.list": {
        parameters: {
            query?: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
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
                    "application/json": components["schemas"]["AccessLogDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PupilPrivacy.archive": {
        parameters: {
            query?: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Groups of split classes, which can tell a religion: none unless told otherwise */
                groups?: "all" | "none";
            };
            header?: never;
            path: {
                id: string;
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
                    "application/zip": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PupilPrivacy.erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasePupilDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureCertificateDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "LeaverErasures.count": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Whose last day is before this one, YYYY-MM-DD: a year ago at the latest */
                before: string;
            };
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
                    "application/json": components["schemas"]["LeaversCountDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "LeaverErasures.erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseLeaversDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedLeaversDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PupilLists.table": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                format: "csv" | "xlsx";
                /** @description Of identity: the last two places unless told otherwise; whole for who keeps pupils */
                numbers?: "ending" | "whole";
                /** @description Groups of split classes, which can tell a religion: none unless told otherwise */
                groups?: "all" | "none";
                /** @description A form of the school's own that is filled in, as a workbook; for who keeps pupils */
                templateId?: string;
                /** @description In a form that asks for them: none unless told otherwise */
                guardians?: "all" | "none";
                /** @description Words that names begin with, in any order */
                search?: string;
                /** @description The session whose classes are told, on today or the nearest day of it; the current one unless said */
                academicYearId?: string;
                classId?: string;
                groupId?: string;
                teachingSetId?: string;
                /** @description Who is at the school, unless told otherwise; unplaced: in no class of the session */
                state?: "left" | "present" | "unplaced";
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PupilLists.print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintedListDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PupilLists.listLog": {
        parameters: {
            query?: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
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
                    "application/json": components["schemas"]["ListLogDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "TableTemplates.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["TableTemplatesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "TableTemplates.add": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTemplateDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TableTemplates.remove": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Rooms.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["RoomsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Rooms.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRoomDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Rooms.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedRoomDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Rooms.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Rooms.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["RoomDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Timetables.list": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["TimetablesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Timetables.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTimetableDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetableDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Timetables.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedTimetableDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetableDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Timetables.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Timetables.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["TimetableDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Timetables.publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetableDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Timetables.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetableDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TimetableLessons.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["LessonsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "TimetableLessons.table": {
        parameters: {
            query: {
                format: "csv" | "xlsx";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "TimetableLessons.move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedLessonsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TimetableLessons.arrange": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedLessonsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TimetableLessons.override": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOverrideDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverrideDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TimetableLessons.takeBackOverride": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "TimetableLessons.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLessonDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TimetableLessons.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedLessonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TimetableLessons.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "TimetableLessons.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["LessonDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "TimetableFiles.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetableFileDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "TimetableImports.make": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTimetableImportDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetableDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PersonalTimetable.read": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PersonalTimetableDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PersonalTimetable.adopt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAdoptionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalTimetableDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PersonalTimetable.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPersonalLessonDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalLessonDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PersonalTimetable.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedPersonalLessonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalLessonDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PersonalTimetable.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PersonalTimetable.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PersonalLessonDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "TimetablePapers.make": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description teacher, class: a week on A4; teachers: all who teach in it, on A3 */
                of: "class" | "teacher" | "teachers";
                /** @description The teacher, or the class */
                whoseId?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "YearlyPlans.list": {
        parameters: {
            query?: {
                /** @description Else the current one */
                academicYearId?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["YearlyPlansDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "YearlyPlans.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewYearlyPlanDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "YearlyPlans.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ShownPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "YearlyPlans.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "YearlyPlans.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["YearlyPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "YearlyPlans.propose": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearlyPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "YearlyPlans.withdraw": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["YearlyPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "YearlyPlans.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalAnswerDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearlyPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanRows.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanRowsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanRows.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanRowDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanRows.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedPlanRowDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanRowDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanRows.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanRows.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlanRowDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanRowDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanRows.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanRowDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanRows.move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowMovesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanRowsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanRows.takeOver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeOverDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanRowsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanPapers.table": {
        parameters: {
            query: {
                format: "csv" | "xlsx";
                /** @description e.g. aba1001 */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanPapers.document": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "TaughtStandards.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["TaughtStandardsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "TaughtStandards.mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarksDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaughtStandardsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Samples.load": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["SamplesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Samples.remove": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanMatches.propose": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PlanMatchesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanMatches.join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinPlansDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedPlansDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanMatches.undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartPlansDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "MyWeek.read": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Any day of the week, YYYY-MM-DD */
                day: string;
            };
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
                    "application/json": components["schemas"]["MyWeekDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "MyWeek.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareWeekDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedWeekDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "MyWeek.takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackWeekDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "MyWeek.see": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanCopies.copyToParallel": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ParallelCopiesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanCopies.copyWeek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyWeekDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekCopiesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanCopies.takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackCopiesDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanBlocks.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["PlanBlocksDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanBlocks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlanBlockDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanBlockDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanBlocks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedPlanBlockDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanBlockDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanBlocks.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanBlocks.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanBlockDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "ReflectionTemplates.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["ReflectionTemplatesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "ReflectionTemplates.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReflectionTemplateDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReflectionTemplateDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "ReflectionTemplates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedReflectionTemplateDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReflectionTemplateDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "ReflectionTemplates.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "ReflectionTemplates.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ReflectionTemplateDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanVersions.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanVersionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanAttachments.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanAttachmentsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanAttachments.beginUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginUploadDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentUploadDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanAttachments.addFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlanFileDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanAttachmentDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanAttachments.addLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlanLinkDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanAttachmentDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanAttachments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedAttachmentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanAttachmentDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanAttachments.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanAttachments.open": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["FileAddressDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanAttachments.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanAttachmentDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanShares.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanShareDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanShares.begin": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanShareDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanShares.end": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PlanShares.renew": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["PlanShareDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "SharedPlans.fitting": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                subject: string;
                className: string;
                /** @description Standard pembelajaran of the lesson, each in a line; empty where it is about none yet */
                standards: string;
            };
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
                    "application/json": components["schemas"]["FittingPlansDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SharedPlans.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["SharedPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SharedPlans.openFile": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
                attachmentId: string;
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
                    "application/json": components["schemas"]["FileAddressDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SharedPlans.copy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonTimeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekCopiesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "BroughtPlans.fitting": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                subject: string;
                className: string;
                /** @description Standard pembelajaran of the lesson, each in a line; empty where it is about none yet */
                standards: string;
            };
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
                    "application/json": components["schemas"]["FittingBroughtPlansDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "BroughtPlans.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["BroughtPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "BroughtPlans.copy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonTimeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekCopiesDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "OwnWork.take": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "OwnWork.attempt": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnWorkArrivalDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "OwnWork.bring": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnWorkArrivalDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "OwnWork.takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackWorkDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PlanPapers.ofDays": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description day: the lessons of a day on a sheet; lesson: each lesson on a sheet of its own. In a template it is always the latter */
                layout: "day" | "lesson";
                /** @description First day, YYYY-MM-DD */
                from: string;
                /** @description Last day, YYYY-MM-DD */
                to: string;
                /** @description Of this class alone, as its plans have it */
                className?: string;
                /** @description Of this subject alone, as its plans have it */
                subject?: string;
                /** @description template: as DOCX in the school's own template */
                format: "docx" | "pdf" | "template";
            };
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
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanPapers.ofPlan": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description template: as DOCX in the school's own template */
                format: "docx" | "pdf" | "template";
            };
            header?: never;
            path: {
                id: string;
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
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PlanArchives.ofSession": {
        parameters: {
            query?: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                academicYearId?: string;
            };
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
                    "application/zip": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PaperTemplates.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["KeptPaperTemplateDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "PaperTemplates.replace": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptPaperTemplateDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "PaperTemplates.remove": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "PaperTemplates.file": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "LessonPlans.list": {
        parameters: {
            query?: {
                /** @description First date, YYYY-MM-DD */
                from?: string;
                /** @description Last date, YYYY-MM-DD */
                to?: string;
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description nextCursor of the page before */
                cursor?: string;
                /** @description Rows on a page, 50 unless told otherwise */
                limit?: number;
            };
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
                    "application/json": components["schemas"]["LessonPlansDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "LessonPlans.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLessonPlanDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "LessonPlans.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["LessonPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "LessonPlans.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLessonPlanDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "LessonPlans.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "LessonPlans.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["LessonPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Reflections.list": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description First day, YYYY-MM-DD */
                from: string;
                /** @description Last day, YYYY-MM-DD, at most 62 days in all */
                to: string;
            };
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
                    "application/json": components["schemas"]["LessonsToReflectDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Reflections.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReflectionDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReflectionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Reflections.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ReflectionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Reflections.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateReflectionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReflectionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Reflections.delete": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Reflections.createAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReflectionsDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReflectionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "Reflections.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["ReflectionDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "ReflectionReminders.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["ReflectionReminderDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "ReflectionReminders.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeReflectionReminderDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReflectionReminderDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SchoolPlans.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["SchoolPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "SchoolPlans.markRead": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["SchoolPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "SchoolPlans.judge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveVerdictDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "SchoolPlans.takeBack": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
            header?: never;
            path: {
                id: string;
                verdictId: string;
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
                    "application/json": components["schemas"]["SchoolPlanDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "ReviewQueue.list": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["WaitingPlansDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "ReviewQueue.ofTeacher": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description The teacher */
                authorId: string;
            };
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
                    "application/json": components["schemas"]["QueuedPlansDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Submissions.list": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description The weeks up to that of this day, YYYY-MM-DD; today where it is left out */
                to?: string;
                weeks: number;
                /** @description Of those whom the caller supervises, or of the whole school, for administrators alone */
                of: "school" | "supervised";
            };
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
                    "application/json": components["schemas"]["SubmissionsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Submissions.lessons": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                teacherId: string;
                /** @description Any day of the week, YYYY-MM-DD */
                day: string;
                /** @description Of those whom the caller supervises, or of the whole school, for administrators alone */
                of: "school" | "supervised";
            };
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
                    "application/json": components["schemas"]["SubmittedLessonsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Submissions.paper": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Weeks that have a day of these, at most those of a session; YYYY-MM-DD */
                from: string;
                to: string;
                /** @description Of one teacher: week by week */
                teacherId?: string;
                /** @description Of those whom the caller supervises, or of the whole school, for administrators alone */
                of: "school" | "supervised";
            };
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "Submissions.table": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Weeks that have a day of these, at most those of a session; YYYY-MM-DD */
                from: string;
                to: string;
                /** @description Of one teacher: week by week */
                teacherId?: string;
                /** @description Of those whom the caller supervises, or of the whole school, for administrators alone */
                of: "school" | "supervised";
                format: "csv" | "xlsx";
            };
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
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "WeekSending.read": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Any day of the week, YYYY-MM-DD */
                day: string;
            };
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
                    "application/json": components["schemas"]["SentWeekDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "WeekSending.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendWeekDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentWeekDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "WeekSending.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawWeekDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentWeekDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "WeekSending.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "FirstSteps.read": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
                    "application/json": components["schemas"]["FirstStepsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
    "FirstSteps.dismiss": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "FirstSteps.restore": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "FirstSteps.viewPlan": {
        parameters: {
            query?: {
                /** @description The school, on the main domain; on the host of a school it may be left out */
                schoolCode?: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "UnsentWork.report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsentWorkDto"];
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            408: components["responses"]["408"];
            409: components["responses"]["409"];
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
    "UnsentWork.clear": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Chosen by the device at random; it says nothing of it */
                deviceId: string;
            };
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
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
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
    "Search.find": {
        parameters: {
            query: {
                /** @description e.g. aba1001 */
                schoolCode?: string;
                /** @description Words that must all stand in what is found, e.g. sains bestari */
                query: string;
            };
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
                    "application/json": components["schemas"]["FindingsDto"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
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
}
